import useMediaQuery from '@mui/material/useMediaQuery';
import Typography from '@mui/material/Typography';

export default function Framed() {
  const isNarrow = useMediaQuery('(max-width: 900px)');

  return (
    <Typography sx={{ p: 2 }}>
      This document is {isNarrow ? 'at most' : 'more than'} 900 px wide.
    </Typography>
  );
}
