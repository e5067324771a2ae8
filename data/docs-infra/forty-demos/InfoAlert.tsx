import Alert from '@mui/material/Alert';

export default function InfoAlert() {
  return <Alert severity="info">The train leaves from platform 4.</Alert>;
}
