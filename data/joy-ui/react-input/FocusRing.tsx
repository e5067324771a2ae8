import Search from '@mui/icons-material/Search';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function FocusRing() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Project name</FormLabel>
        <Input
          defaultValue="Harbor renewal"
          sx={(theme) => ({
            // Nothing in place of "inset": the ring lies outside.
            '--Input-focusedInset': 'var(--FocusRing-none,)',
            '--Input-focusedThickness': '4px',
            '&::before': { '--Input-focusedHighlight': theme.vars.palette.success[500] },
          })}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Find a berth</FormLabel>
        <Input
          defaultValue="Pier 4"
          startDecorator={<Search />}
          endDecorator={<Button>Search</Button>}
          sx={{
            '--Input-radius': '1.75rem',
            '--Input-minHeight': '3.25rem',
            '--Input-paddingInline': '1.25rem',
            '--Input-decoratorChildHeight': '2.5rem',
          }}
        />
      </FormControl>
    </Stack>
  );
}
