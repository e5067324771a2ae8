import Box from '@mui/system/Box';

const lines = [
  { label: 'Two desk lamps', amount: '€118.00' },
  { label: 'Delivery', amount: '€6.50' },
  { label: 'Voucher', amount: '−€12.00' },
];

export default function OrderTotals() {
  return (
    <Box component="dl" sx={{ m: 0, width: 1, maxWidth: 320, color: 'text.primary' }}>
      {lines.map(({ label, amount }) => (
        <Box key={label} sx={{ display: 'flex', gap: 2, py: 0.75 }}>
          <Box component="dt" sx={{ m: 0 }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, ml: 'auto' }}>
            {amount}
          </Box>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 2, mt: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Box component="dt" sx={{ m: 0, fontWeight: 'bold' }}>
          Total
        </Box>
        <Box component="dd" sx={{ m: 0, ml: 'auto', fontWeight: 'bold' }}>
          €112.50
        </Box>
      </Box>
    </Box>
  );
}
