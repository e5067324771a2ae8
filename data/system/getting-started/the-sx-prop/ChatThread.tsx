import Box from '@mui/system/Box';

const messages = [
  { id: 1, mine: false, text: 'The van leaves the depot at 7:40.' },
  { id: 2, mine: true, text: 'Good, I will have the gate open.' },
  { id: 3, mine: false, text: 'Two pallets, one of them fragile.' },
];

export default function ChatThread() {
  return (
    <Box
      component="ul"
      aria-label="Messages"
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, width: 1, maxWidth: 360, listStyle: 'none' }}
    >
      {messages.map(({ id, mine, text }) => (
        <Box
          key={id}
          component="li"
          sx={{
            justifySelf: mine ? 'end' : 'start',
            maxWidth: (theme) => `calc(100% - ${theme.spacing(6)})`,
            padding: (theme) => theme.spacing(1, 1.5),
            border: 1,
            borderColor: mine ? 'primary.main' : 'divider',
            borderRadius: ({ shape: { borderRadius } }) => {
              const round = `${Number(borderRadius) * 3}px`;
              return mine ? `${round} ${round} 0 ${round}` : `${round} ${round} ${round} 0`;
            },
            color: mine ? 'primary.contrastText' : 'text.primary',
            bgcolor: mine ? 'primary.main' : 'background.paper',
          }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
