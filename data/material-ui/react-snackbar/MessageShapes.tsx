import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

export default function MessageShapes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <SnackbarContent
        role="presentation"
        message="Contract signed"
        action={
          <Button color="inherit" size="small">
            View
          </Button>
        }
      />
      <SnackbarContent
        role="presentation"
        message="The contract was signed by both parties and sent to the archive."
      />
      <SnackbarContent
        role="presentation"
        message="The contract was signed by both parties and sent to the archive."
        action={
          <Button color="inherit" size="small">
            View the contract
          </Button>
        }
      />
    </Stack>
  );
}
