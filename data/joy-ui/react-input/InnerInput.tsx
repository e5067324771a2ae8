import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InnerInput() {
  const [note, setNote] = React.useState('Ring twice');
  const listId = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Boxes, in steps of 6</FormLabel>
        <Input
          type="number"
          defaultValue={24}
          slotProps={{ input: { min: 6, max: 120, step: 6 } }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Depot</FormLabel>
        <Input defaultValue="Oslo" slotProps={{ input: { list: listId } }} />
        <datalist id={listId}>
          <option value="Bergen" />
          <option value="Oslo" />
          <option value="Tromsø" />
        </datalist>
      </FormControl>
      <FormControl>
        <FormLabel>Note for the driver</FormLabel>
        <Input
          value={note}
          onChange={(event) => setNote(event.target.value)}
          slotProps={{ input: { maxLength: 40, enterKeyHint: 'done' } }}
        />
        <FormHelperText>{note.length} of 40 characters</FormHelperText>
      </FormControl>
    </Stack>
  );
}
