import Alert from '@mui/material/Alert';

export default function Everything() {
  return <Alert severity="success">Every option that can stand beside the others.</Alert>;
}
