import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const steps = [0.5, 1, 2, 3, 4, 6, 8];

export default function SpacingScale() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {steps.map((step) => (
        <Box key={step} sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 40 }}>
            {step}
          </Typography>
          <Box sx={{ pl: step, height: 16, bgcolor: 'primary.main' }} />
        </Box>
      ))}
    </Stack>
  );
}
