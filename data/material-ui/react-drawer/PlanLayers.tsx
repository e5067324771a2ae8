import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

const layers = ['Berths', 'Depths', 'Power'];

export default function PlanLayers() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <Box
      ref={setBox}
      sx={{
        position: 'relative',
        isolation: 'isolate',
        width: '100%',
        maxWidth: 420,
        height: 240,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        p: 1,
      }}
    >
      <Button
        ref={buttonRef}
        aria-expanded={open}
        aria-controls="plan-layers-panel"
        onClick={() => setOpen(true)}
      >
        Layers
      </Button>
      <Typography sx={{ p: 1 }}>Plan of the north quay</Typography>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        onKeyDown={(event) => {
          if (event.key === 'Escape') handleClose();
        }}
        PaperProps={{
          id: 'plan-layers-panel',
          role: 'region',
          'aria-label': 'Layers of the plan',
          tabIndex: -1,
          elevation: 8,
          sx: { position: 'absolute', boxSizing: 'border-box', width: 168, p: 2 },
        }}
        SlideProps={{
          container: box,
          // Still outside of the box, which would scroll to it.
          onEnter: (panel) => panel.focus({ preventScroll: true }),
        }}
      >
        <FormGroup>
          {layers.map((layer) => (
            <FormControlLabel key={layer} control={<Checkbox defaultChecked />} label={layer} />
          ))}
        </FormGroup>
        <Button onClick={handleClose}>Close</Button>
      </Drawer>
    </Box>
  );
}
