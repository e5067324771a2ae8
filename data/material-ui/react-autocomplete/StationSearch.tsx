import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const stations = ['Aachen Hbf', 'Aalborg', 'Basel SBB', 'Berlin Hbf', 'Bern', 'Brig', 'Brugge'];

// Stands in for `fetch(url, { signal })`: answers late, and not at all once it is aborted.
function findStations(query: string, signal: AbortSignal) {
  return new Promise<string[]>((resolve, reject) => {
    const found = stations.filter((name) => name.toLowerCase().startsWith(query.toLowerCase()));
    const timer = setTimeout(() => resolve(found), 700);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
}

export default function StationSearch() {
  const [query, setQuery] = React.useState('');
  const [found, setFound] = React.useState<string[]>([]);
  const [value, setValue] = React.useState<string | null>(null);
  const [state, setState] = React.useState<'idle' | 'loading' | 'done' | 'failed'>('idle');

  React.useEffect(() => {
    if (query === '') {
      return undefined;
    }
    const controller = new AbortController();
    const load = async () => {
      try {
        setFound(await findStations(query, controller.signal));
        setState('done');
      } catch {
        if (!controller.signal.aborted) {
          setState('failed');
        }
      }
    };
    const pause = setTimeout(() => void load(), 250);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [query]);

  const search = (text: string) => {
    setQuery(text);
    setFound([]);
    setState(text === '' ? 'idle' : 'loading');
  };

  // The chosen station has to stay among the options; `filterSelectedOptions` keeps it out of the list.
  const others = found.filter((name) => name !== value);

  const texts = {
    idle: 'Type the beginning of a name, such as “b”.',
    loading: 'Searching…',
    done: others.length === 1 ? '1 station found.' : `${others.length} stations found.`,
    failed: 'The search is not available. Try again later.',
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        id="station-search"
        options={value === null ? others : [value, ...others]}
        filterSelectedOptions
        filterOptions={(all) => all}
        loading={state === 'loading'}
        loadingText={texts.loading}
        noOptionsText={texts[state]}
        value={value}
        onChange={(_event, next) => setValue(next)}
        onInputChange={(_event, text, reason) => {
          // A choice writes its text into the field, too: that is nothing to search for.
          if (reason !== 'reset' || text === '') {
            search(text.trim());
          }
        }}
        renderInput={(params) => <TextField {...params} label="Departure station" />}
      />
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {texts[state]}
      </Typography>
    </Box>
  );
}
