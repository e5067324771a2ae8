import * as React from 'react';
import Bed from '@mui/icons-material/Bed';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ResponsiveCard() {
  const [narrow, setNarrow] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="flex-start" sx={{ width: '100%', maxWidth: 480 }}>
      <FormControl orientation="horizontal" sx={{ gap: 1 }}>
        <Switch checked={narrow} onChange={(event) => setNarrow(event.target.checked)} />
        <FormLabel>Narrow column</FormLabel>
      </FormControl>
      <Box sx={{ containerType: 'inline-size', width: narrow ? 220 : '100%' }}>
        <Card sx={{ '@container (min-width: 340px)': { flexDirection: 'row' } }}>
          <Sheet
            variant="soft"
            color="primary"
            sx={{
              display: 'grid',
              placeItems: 'center',
              borderRadius: 'var(--Card-childRadius)',
              minHeight: 96,
              '@container (min-width: 340px)': { width: 140 },
            }}
          >
            <Bed />
          </Sheet>
          <CardContent>
            <Typography component="h3" level="title-md">
              Room 14
            </Typography>
            <Typography>Two beds, view of the harbor, breakfast until ten.</Typography>
          </CardContent>
        </Card>
      </Box>
    </Stack>
  );
}
