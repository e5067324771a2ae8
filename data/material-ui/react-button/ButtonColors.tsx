import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonColors() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button variant="contained">Assign</Button>
      <Button variant="contained" color="secondary">
        Share
      </Button>
      <Button variant="contained" color="success">
        Approve
      </Button>
      {/* The main shades of these three miss 4.5:1 in one mode or the other. */}
      <Button variant="contained" color="error" sx={{ bgcolor: 'error.dark' }}>
        Reject
      </Button>
      <Button variant="contained" color="info" sx={{ bgcolor: 'info.dark' }}>
        Explain
      </Button>
      <Button variant="contained" color="warning" sx={{ color: 'common.black' }}>
        Escalate
      </Button>
      <Button variant="outlined" color="inherit">
        Close ticket
      </Button>
    </Stack>
  );
}
