import * as React from 'react';
import Link from '@mui/joy/Link';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const zones = ['Atlantic/Azores', 'Europe/Lisbon', 'Europe/Oslo', 'Europe/Athens'];

export default function OpenFromText() {
  const [zone, setZone] = React.useState('Europe/Oslo');
  const [open, setOpen] = React.useState(false);
  const selectRef = React.useRef<{ focusVisible(): void }>(null);

  const handleChangeZone = () => {
    setOpen(true);
    selectRef.current?.focusVisible();
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>
        Departures are shown in {zone} time.{' '}
        <Link component="button" underline="always" onClick={handleChangeZone}>
          Change
        </Link>
      </Typography>
      <Select
        aria-label="Time zone"
        action={selectRef}
        value={zone}
        onChange={(_event, value) => value && setZone(value)}
        listboxOpen={open}
        onListboxOpenChange={setOpen}
      >
        {zones.map((name) => (
          <Option key={name} value={name}>
            {name}
          </Option>
        ))}
      </Select>
    </Stack>
  );
}
