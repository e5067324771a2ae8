import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

export default function InvoiceFooter() {
  return (
    <Box width={1} maxWidth={360} color="text.primary">
      <Stack direction="row" justifyContent="space-between" py={1}>
        <Box color="text.secondary">Net amount</Box>
        <span>€1,240.00</span>
      </Stack>
      <Stack direction="row" justifyContent="space-between" py={1}>
        <Box color="text.secondary">VAT 19%</Box>
        <span>€235.60</span>
      </Stack>
      <Box borderTop={1} borderColor="divider" pt={1.5} fontWeight="bold" textAlign="end">
        €1,475.60 due by 30 April
      </Box>
    </Box>
  );
}
