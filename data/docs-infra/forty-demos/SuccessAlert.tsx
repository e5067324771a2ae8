import Alert from '@mui/material/Alert';

export default function SuccessAlert() {
  return <Alert severity="success">The seat is yours.</Alert>;
}
