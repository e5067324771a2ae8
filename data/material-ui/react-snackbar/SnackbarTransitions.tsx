import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

const transitions = { Grow, Fade, Slide };

type Name = keyof typeof transitions;

export default function SnackbarTransitions() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState<Name>('Grow');

  const handleClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      {(Object.keys(transitions) as Name[]).map((next) => (
        <Button
          key={next}
          variant="outlined"
          onClick={() => {
            setName(next);
            setOpen(true);
          }}
        >
          {next}
        </Button>
      ))}
      <Snackbar
        key={name}
        open={open}
        autoHideDuration={4000}
        onClose={handleClose}
        TransitionComponent={transitions[name]}
        transitionDuration={calm ? 0 : undefined}
        message="Draft saved"
      />
    </Stack>
  );
}
