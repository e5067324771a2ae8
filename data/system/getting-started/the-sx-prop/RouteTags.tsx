import type { ReactNode } from 'react';
import type { SxProps, Theme } from '@mui/system';
import Box from '@mui/system/Box';
import Stack from '@mui/system/Stack';

interface TagProps {
  children: ReactNode;
  sx?: SxProps<Theme>;
}

function Tag({ children, sx = [] }: TagProps) {
  return (
    <Box
      component="span"
      sx={[
        {
          px: 1.25,
          py: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 4,
          typography: 'body2',
          color: 'text.primary',
          bgcolor: 'background.paper',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function RouteTags() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tag>Gravel</Tag>
      <Tag sx={{ borderColor: 'primary.main', fontWeight: 'bold' }}>62 km</Tag>
      <Tag
        sx={[{ borderStyle: 'dashed' }, (theme) => ({ [theme.breakpoints.up('sm')]: { px: 2 } })]}
      >
        Ferry required
      </Tag>
    </Stack>
  );
}
