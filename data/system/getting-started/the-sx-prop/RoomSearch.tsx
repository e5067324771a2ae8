import type { FormEvent } from 'react';
import Box from '@mui/system/Box';

const field = {
  display: 'block',
  width: 1,
  boxSizing: 'border-box',
  mt: 0.5,
  p: 1,
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
};

export default function RoomSearch() {
  return (
    <Box
      component="form"
      aria-label="Find a room"
      onSubmit={(event: FormEvent) => event.preventDefault()}
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'flex-end' },
        gap: { xs: 1.5, md: 2 },
        p: [1.5, 2, 3],
        width: 1,
        boxSizing: 'border-box',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <Box component="label" sx={{ flex: 1 }}>
        City
        <Box component="input" name="city" defaultValue="Ghent" sx={field} />
      </Box>
      <Box component="label" sx={{ flex: 1 }}>
        People
        <Box component="input" name="people" inputMode="numeric" defaultValue="8" sx={field} />
      </Box>
      <Box
        component="button"
        type="submit"
        sx={{
          px: 3,
          py: 1.25,
          border: 0,
          borderRadius: 1,
          font: 'inherit',
          color: 'primary.contrastText',
          bgcolor: 'primary.main',
          cursor: 'pointer',
        }}
      >
        Search
      </Box>
    </Box>
  );
}
