import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import RocketLaunchIcon from '@mui/icons-material/RocketLaunch';

// Stands in for a request. The first attempt fails, so that both outcomes can be seen.
function startDeploy(attempt: number) {
  return new Promise<void>((resolve, reject) => {
    setTimeout(() => (attempt === 1 ? reject(new Error('Registry timed out')) : resolve()), 1500);
  });
}

export default function AsyncButton() {
  const [pending, setPending] = React.useState(false);
  const [attempt, setAttempt] = React.useState(1);
  const [message, setMessage] = React.useState('Nothing deployed yet.');

  const handleClick = async () => {
    if (pending) {
      return;
    }
    setPending(true);
    setMessage('Deploying to staging…');
    try {
      await startDeploy(attempt);
      setMessage('Staging runs build 318.');
    } catch (error) {
      setMessage(`Deploy failed: ${error instanceof Error ? error.message : 'unknown error'}.`);
    } finally {
      setAttempt(attempt + 1);
      setPending(false);
    }
  };

  return (
    <Stack spacing={1.5} alignItems="flex-start">
      <Button
        variant="contained"
        onClick={handleClick}
        aria-disabled={pending}
        disableTouchRipple={pending}
        startIcon={
          pending ? (
            <CircularProgress size={20} color="inherit" aria-hidden />
          ) : (
            <RocketLaunchIcon />
          )
        }
      >
        Deploy to staging
      </Button>
      <Typography variant="body2" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
