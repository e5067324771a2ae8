import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

const boards = [
  { id: 'release', name: 'Release 24.2', detail: '12 open tasks' },
  { id: 'hiring', name: 'Hiring', detail: '3 interviews today' },
  { id: 'audit', name: 'Access audit', detail: 'Due on Friday' },
];

export default function ButtonBaseTiles() {
  const [opened, setOpened] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        }}
      >
        {boards.map((board) => (
          <ButtonBase
            key={board.id}
            onClick={() => setOpened(board.name)}
            sx={{
              flexDirection: 'column',
              alignItems: 'flex-start',
              p: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              textAlign: 'start',
              '&:hover': { bgcolor: 'action.hover' },
              '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main' },
            }}
          >
            <Typography component="span" variant="subtitle2">
              {board.name}
            </Typography>
            <Typography component="span" variant="body2" color="text.secondary">
              {board.detail}
            </Typography>
          </ButtonBase>
        ))}
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {opened ? `Opened ${opened}.` : 'No board opened.'}
      </Typography>
    </Box>
  );
}
