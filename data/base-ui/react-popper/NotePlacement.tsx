import * as React from 'react';
import { Popper, type PopperPlacementType } from '@mui/base/Popper';
import { styled } from '@mui/system';

const placements = ['top', 'bottom-start', 'bottom-end', 'left', 'right'] as const;

const Box = styled('div')({ display: 'grid', justifyItems: 'center', gap: 56, paddingBlock: 8 });

const Field = styled('span')({
  padding: '8px 14px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
});

const Note = styled(Popper)({
  zIndex: 1,
  padding: '4px 10px',
  borderRadius: 6,
  color: 'light-dark(#fff, #0f172b)',
  backgroundColor: 'light-dark(#1d293d, #e2e8f0)',
});

export default function NotePlacement() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [chosen, setChosen] = React.useState<PopperPlacementType | ''>('');

  return (
    <Box>
      <div>
        <label htmlFor={id}>Show the note</label>{' '}
        <select
          id={id}
          value={chosen}
          onChange={(event) => setChosen(event.target.value as PopperPlacementType | '')}
        >
          <option value="">not at all</option>
          {placements.map((placement) => (
            <option key={placement}>{placement}</option>
          ))}
        </select>
      </div>
      <Field ref={setAnchor}>Stock: 14</Field>
      <Note
        role={undefined}
        open={chosen !== ''}
        anchorEl={anchor}
        placement={chosen || undefined}
        disablePortal
      >
        {({ placement }) => placement}
      </Note>
    </Box>
  );
}
