import Add from '@mui/icons-material/Add';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function ButtonVariables() {
  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button
        startDecorator={<Add />}
        sx={{
          '--Button-gap': '1rem',
          '--Icon-fontSize': '1.75rem',
          borderRadius: 'xl',
          fontSize: 'md',
        }}
      >
        Add traveler
      </Button>
      <Sheet
        variant="soft"
        sx={{
          '--Button-radius': '999px',
          '--Button-minHeight': '2.75rem',
          p: 1,
          borderRadius: 'xl',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
        }}
      >
        <Button variant="outlined" color="neutral">
          Copy link
        </Button>
        <Button variant="outlined" color="neutral">
          Print
        </Button>
        <Button variant="outlined" color="neutral">
          Send by email
        </Button>
      </Sheet>
    </Stack>
  );
}
