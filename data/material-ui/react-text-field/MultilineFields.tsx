import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const limit = 160;

export default function MultilineFields() {
  const [note, setNote] = React.useState('Leave the parcel with the neighbor at number 12.');
  const tooLong = note.length > limit;

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        id="multiline-note"
        label="Delivery note"
        multiline
        minRows={2}
        maxRows={5}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        error={tooLong}
        helperText={
          tooLong
            ? `${note.length - limit} characters too many`
            : `${note.length} of ${limit} characters`
        }
      />
      <TextField id="multiline-reason" label="Reason for return" multiline rows={3} />
    </Stack>
  );
}
