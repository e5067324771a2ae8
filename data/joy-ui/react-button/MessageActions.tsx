import * as React from 'react';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Reply from '@mui/icons-material/Reply';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

export default function MessageActions() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Stack direction="row" spacing={0.5} useFlexGap flexWrap="wrap">
      <Tooltip title="Reply">
        <IconButton aria-label="Reply">
          <Reply />
        </IconButton>
      </Tooltip>
      <Tooltip title="Archive">
        <IconButton aria-label="Archive">
          <ArchiveOutlined />
        </IconButton>
      </Tooltip>
      <Tooltip title="Star">
        <IconButton
          aria-label="Star"
          aria-pressed={starred}
          onClick={() => setStarred((previous) => !previous)}
        >
          {starred ? <Star /> : <StarBorder />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton aria-label="Delete" color="danger">
          <DeleteOutlined />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
