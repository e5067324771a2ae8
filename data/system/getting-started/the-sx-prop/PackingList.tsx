import Box from '@mui/system/Box';

const items = ['Passports', 'Charging cable', 'Rain jackets'];

export default function PackingList() {
  return (
    <Box
      component="ul"
      aria-label="Packing list"
      sx={{
        m: 0,
        p: 0,
        width: 1,
        maxWidth: 320,
        listStyle: 'none',
        color: 'text.primary',
        bgcolor: 'background.paper',
        '& li + li': { borderTop: 1, borderColor: 'divider' },
        '& label': { display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, cursor: 'pointer' },
        '& label:hover': { bgcolor: 'action.hover' },
        '& label:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        '& input:checked + span': { color: 'text.secondary', textDecoration: 'line-through' },
      }}
    >
      {items.map((item, index) => (
        <li key={item}>
          <label>
            <input type="checkbox" defaultChecked={index === 0} />
            <span>{item}</span>
          </label>
        </li>
      ))}
    </Box>
  );
}
