import * as React from 'react';
import Chair from '@mui/icons-material/Chair';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

export default function CartItem() {
  const [pieces, setPieces] = React.useState(2);

  return (
    <Box sx={{ width: '100%', maxWidth: 380 }}>
      <Card orientation="horizontal" sx={{ overflow: 'hidden' }}>
        <CardOverflow>
          <AspectRatio flex ratio="1" sx={{ width: { xs: 72, sm: 112 }, borderRadius: 0 }}>
            <div>
              <Chair />
            </div>
          </AspectRatio>
        </CardOverflow>
        <CardContent>
          <Typography component="h3" level="title-md">
            Reading chair
          </Typography>
          <Typography level="body-sm" role="status">
            {pieces} pieces, €{pieces * 180}
          </Typography>
          <Button
            size="sm"
            variant="soft"
            sx={{ alignSelf: 'flex-start', mt: 1 }}
            onClick={() => setPieces(pieces + 1)}
          >
            Add one
          </Button>
        </CardContent>
      </Card>
    </Box>
  );
}
