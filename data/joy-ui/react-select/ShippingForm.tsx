import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ShippingForm() {
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const [resets, setResets] = React.useState(0);
  const speedRef = React.useRef<{ focusVisible(): void }>(null);

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { speed, extras } = Object.fromEntries(new FormData(event.currentTarget));
    setMissing(speed === '');
    setSent(speed === '' ? '' : `speed=${String(speed)}, extras=${String(extras)}`);
    if (speed === '') speedRef.current?.focusVisible();
  };

  const handleReset = () => {
    setMissing(false);
    setSent('');
    setResets((count) => count + 1);
  };

  return (
    <Stack
      component="form"
      aria-label="Shipping"
      noValidate
      onSubmit={handleSubmit}
      onReset={handleReset}
      spacing={1.5}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {/* New selects with their first values. */}
      <React.Fragment key={resets}>
        <FormControl required error={missing}>
          <FormLabel>Speed</FormLabel>
          <Select
            name="speed"
            required
            action={speedRef}
            placeholder="Choose one"
            onChange={() => setMissing(false)}
            slotProps={{ button: { 'aria-invalid': missing || undefined } }}
            sx={{ '--Select-placeholderOpacity': 1 }}
          >
            <Option value="standard">Standard, 4 days</Option>
            <Option value="express">Express, tomorrow</Option>
          </Select>
          {missing && (
            <FormHelperText sx={{ color: 'danger.plainColor' }}>Choose a speed.</FormHelperText>
          )}
        </FormControl>
        <FormControl>
          <FormLabel>Extras</FormLabel>
          <Select
            name="extras"
            multiple
            defaultValue={['insured']}
            getSerializedValue={(options) =>
              [options]
                .flat()
                .map((option) => option?.value)
                .join('+')
            }
          >
            <Option value="insured">Insured</Option>
            <Option value="signature">Signature</Option>
          </Select>
        </FormControl>
      </React.Fragment>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button type="submit">Book</Button>
        <Button type="reset" variant="outlined" color="neutral">
          Start over
        </Button>
      </Stack>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {sent}
      </Typography>
    </Stack>
  );
}
