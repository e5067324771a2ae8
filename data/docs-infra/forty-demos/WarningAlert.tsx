import Alert from '@mui/material/Alert';

export default function WarningAlert() {
  return <Alert severity="warning">Two minutes to change.</Alert>;
}
