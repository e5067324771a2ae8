import Alert from '@mui/material/Alert';

export default function ErrorAlert() {
  return <Alert severity="error">The card was refused.</Alert>;
}
