import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const STORAGE_KEY = 'remembered-mode-demo';
const CHOICES = ['system', 'light', 'dark'] as const;
type Choice = (typeof CHOICES)[number];

const isChoice = (value: string | null): value is Choice =>
  CHOICES.some((choice) => choice === value);

const listeners = new Set<() => void>();
let unsaved: Choice = 'system';

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readChoice(): Choice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return unsaved;
  }
}

function saveChoice(choice: Choice) {
  unsaved = choice;
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
  listeners.forEach((listener) => listener());
}

export default function RememberedMode() {
  const id = React.useId();
  const choice = React.useSyncExternalStore<Choice>(subscribe, readChoice, () => 'system');
  const systemMode = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const mode = choice === 'system' ? systemMode : choice;
  const theme = React.useMemo(() => createTheme({ palette: { mode } }), [mode]);

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <FormControl>
          <FormLabel id={id}>Appearance</FormLabel>
          <RadioGroup
            row
            aria-labelledby={id}
            name={id}
            value={choice}
            onChange={(_event, value) => {
              if (isChoice(value)) saveChoice(value);
            }}
          >
            <FormControlLabel value="system" control={<Radio />} label="As the device" />
            <FormControlLabel value="light" control={<Radio />} label="Light" />
            <FormControlLabel value="dark" control={<Radio />} label="Dark" />
          </RadioGroup>
        </FormControl>
      </Paper>
    </ThemeProvider>
  );
}
