import * as React from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function GuideCard() {
  const [kept, setKept] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Card
        orientation="horizontal"
        sx={{ '&:hover': { borderColor: 'neutral.outlinedHoverBorder', boxShadow: 'md' } }}
      >
        <CardContent>
          <Typography component="h3" level="title-md">
            <Link
              overlay
              underline="none"
              textColor="inherit"
              href="/joy-ui/getting-started/"
              aria-describedby="GuideCard-summary"
            >
              Setting up Joy UI
            </Link>
          </Typography>
          <Typography level="body-sm" id="GuideCard-summary">
            From an empty project to the first screen, 6 minutes.
          </Typography>
        </CardContent>
        <CardActions sx={{ alignSelf: 'flex-start', pt: 0 }}>
          <IconButton
            size="sm"
            aria-label="Keep Setting up Joy UI for later"
            aria-pressed={kept}
            onClick={() => setKept((previous) => !previous)}
          >
            {kept ? <Bookmark /> : <BookmarkBorder />}
          </IconButton>
        </CardActions>
      </Card>
    </Box>
  );
}
