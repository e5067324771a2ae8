import Paper from '@mui/material/Paper';

export default function PaperNote() {
  return <Paper sx={{ p: 2 }}>Keep this side up.</Paper>;
}
