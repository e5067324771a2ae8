import * as React from 'react';
import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select, { selectClasses } from '@mui/joy/Select';

export default function ClearableSelect() {
  const [status, setStatus] = React.useState<string | null>('overdue');
  const selectRef = React.useRef<{ focusVisible(): void }>(null);

  const handleClear = () => {
    setStatus(null);
    // The button disappears and would take the focus with it.
    selectRef.current?.focusVisible();
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <FormControl>
        <FormLabel>Invoice status</FormLabel>
        <Select
          action={selectRef}
          placeholder="Any"
          value={status}
          onChange={(_event, value) => setStatus(value)}
          indicator={<KeyboardArrowDown />}
          endDecorator={
            status && (
              <IconButton aria-label="Clear invoice status" onClick={handleClear}>
                <Close />
              </IconButton>
            )
          }
          sx={{
            '--Select-placeholderOpacity': 1,
            [`& .${selectClasses.indicator}.${selectClasses.expanded}`]: { rotate: '180deg' },
          }}
        >
          <Option value="open">Open</Option>
          <Option value="overdue">Overdue</Option>
          <Option value="paid">Paid</Option>
        </Select>
      </FormControl>
    </Box>
  );
}
