import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const lively = createTheme();
const calm = createTheme({
  transitions: {
    create: () => 'none',
    duration: { enteringScreen: 0, leavingScreen: 0 },
    getAutoHeightDuration: () => 0,
  },
  components: {
    MuiCollapse: { defaultProps: { timeout: 0 } },
  },
});

export default function CalmTheme() {
  const asked = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = React.useState<boolean>();
  const [shown, setShown] = React.useState(true);
  const reduced = chosen ?? asked;

  return (
    <ThemeProvider theme={reduced ? calm : lively}>
      <Paper variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 360, overflow: 'hidden' }}>
        <Stack spacing={1} alignItems="flex-start">
          <FormControlLabel
            control={
              <Switch checked={reduced} onChange={(event) => setChosen(event.target.checked)} />
            }
            label="Reduce motion"
          />
          <Button variant="outlined" onClick={() => setShown(!shown)}>
            {shown ? 'Hide the notice' : 'Show the notice'}
          </Button>
          <Slide in={shown} direction="up">
            <Typography>Platform 4 is closed today.</Typography>
          </Slide>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
