import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function PasswordField() {
  const [visible, setVisible] = React.useState(false);
  const [changed, setChanged] = React.useState(false);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setVisible(false);
    setChanged(true);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      {/* Tells password managers which account the new password is for. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue="ines@example.com"
        hidden
      />
      <TextField
        id="password-field"
        label="New password"
        type={visible ? 'text' : 'password'}
        autoComplete="new-password"
        helperText="At least 12 characters"
        required
        inputProps={{ minLength: 12, spellCheck: false, autoCapitalize: 'none' }}
        InputProps={{
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label="Show password"
                aria-pressed={visible}
                onClick={() => setVisible(!visible)}
              >
                {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        }}
      />
      <Button type="submit" variant="contained">
        {changed ? 'Password changed' : 'Change password'}
      </Button>
    </Stack>
  );
}
