import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const countries = [
  { name: 'Ireland', dial: '+353', groups: /(\d{2})(\d{3})(\d{4})/ },
  { name: 'Norway', dial: '+47', groups: /(\d{3})(\d{2})(\d{3})/ },
  { name: 'Portugal', dial: '+351', groups: /(\d{3})(\d{3})(\d{3})/ },
];

export default function PhoneNumber() {
  const [dial, setDial] = React.useState('+353');
  const [text, setText] = React.useState('87 123 4567');
  const digits = text.replace(/\D/g, '').replace(/^0/, '');
  const country = countries.find((item) => item.dial === dial);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Mobile number</FormLabel>
        <Input
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => country && setText(digits.replace(country.groups, '$1 $2 $3'))}
          // Groups of digits keep their order from right to left too.
          slotProps={{ input: { dir: 'ltr' } }}
          startDecorator={
            <Box
              component="select"
              aria-label="Country code"
              value={dial}
              onChange={(event) => setDial(event.target.value)}
              sx={{
                border: 0,
                p: 0.5,
                font: 'inherit',
                color: 'text.primary',
                bgcolor: 'background.surface',
              }}
            >
              {countries.map((item) => (
                <option key={item.dial} value={item.dial} aria-label={`${item.name} ${item.dial}`}>
                  {item.dial}
                </option>
              ))}
            </Box>
          }
        />
        <FormHelperText>
          Saved as {dial}
          {digits}
        </FormHelperText>
      </FormControl>
    </Box>
  );
}
