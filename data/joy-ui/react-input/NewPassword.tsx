import * as React from 'react';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';

export default function NewPassword() {
  const [password, setPassword] = React.useState('');
  const [visible, setVisible] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>New password</FormLabel>
        <Input
          type={visible ? 'text' : 'password'}
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false } }}
          endDecorator={
            <IconButton
              aria-label="Show password"
              aria-pressed={visible}
              // The cursor stays where it is in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setVisible((previous) => !previous)}
            >
              {visible ? <VisibilityOff /> : <Visibility />}
            </IconButton>
          }
        />
        <FormHelperText>
          {password.length < 12 ? 'At least 12 characters.' : 'Long enough.'}
        </FormHelperText>
      </FormControl>
    </Box>
  );
}
