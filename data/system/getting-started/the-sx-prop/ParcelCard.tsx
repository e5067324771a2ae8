import Box from '@mui/system/Box';

export default function ParcelCard() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 320,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        color: 'text.primary',
        bgcolor: 'background.paper',
        boxShadow: 2,
      }}
    >
      <Box component="p" sx={{ m: 0, typography: 'subtitle1', fontWeight: 'bold' }}>
        Parcel 7Q-204
      </Box>
      <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'body2', color: 'text.secondary' }}>
        Out for delivery, expected before 18:00
      </Box>
    </Box>
  );
}
