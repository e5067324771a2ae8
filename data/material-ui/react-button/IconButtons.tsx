import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import ArchiveOutlinedIcon from '@mui/icons-material/ArchiveOutlined';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import StarIcon from '@mui/icons-material/Star';

export default function IconButtons() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Stack direction="row" spacing={0.5} role="group" aria-label="Conversation actions">
      <Tooltip title="Archive">
        <IconButton>
          <ArchiveOutlinedIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Delete">
        <IconButton>
          <DeleteOutlineIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Star">
        <IconButton
          color={starred ? 'primary' : 'default'}
          aria-pressed={starred}
          onClick={() => setStarred(!starred)}
        >
          {starred ? <StarIcon /> : <StarBorderIcon />}
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
