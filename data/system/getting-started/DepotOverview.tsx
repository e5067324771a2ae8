import { styled } from '@mui/system';
import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import Stack from '@mui/system/Stack';
import Grid from '@mui/system/Unstable_Grid';

const Figure = styled('strong')(({ theme }) => ({
  fontSize: '1.75rem',
  lineHeight: 1.2,
  [theme.breakpoints.up('md')]: { fontSize: '2.25rem' },
}));

const figures = [
  { label: 'Parcels in', value: '1,284' },
  { label: 'Parcels out', value: '1,197' },
  { label: 'On hold', value: '36' },
];

export default function DepotOverview() {
  return (
    <Container maxWidth="sm" disableGutters>
      <Box component="p" sx={{ m: 0, mb: 2, fontWeight: 'bold', color: 'text.primary' }}>
        Depot Rotterdam, Tuesday
      </Box>
      <Grid container spacing={2}>
        {figures.map(({ label, value }) => (
          <Grid key={label} xs={12} sm={4}>
            <Stack
              spacing={0.5}
              sx={{
                p: 2,
                color: 'text.primary',
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'divider',
                borderRadius: 2,
              }}
            >
              <Figure>{value}</Figure>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {label}
              </Box>
            </Stack>
          </Grid>
        ))}
      </Grid>
    </Container>
  );
}
