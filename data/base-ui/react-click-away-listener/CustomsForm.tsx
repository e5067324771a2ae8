import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const Button = styled('button')({
  font: 'inherit',
  padding: '8px 14px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const Panel = styled('div')({
  width: 'fit-content',
  marginBlockStart: 8,
  padding: 16,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
});

const Note = styled('div')({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  zIndex: 1300,
  maxWidth: 228,
  padding: 16,
  borderRadius: 8,
  color: '#f1f5f9',
  backgroundColor: '#1d293d',
  border: '1px solid #90a1b9',
});

export default function CustomsForm() {
  const helpId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [help, setHelp] = React.useState(false);
  const [domOnly, setDomOnly] = React.useState(false);

  const close = () => {
    setOpen(false);
    setHelp(false);
  };

  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={domOnly}
          onChange={(event) => setDomOnly(event.target.checked)}
        />{' '}
        disableReactTree
      </label>
      <p>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Customs form
        </Button>
      </p>
      {open && (
        <ClickAwayListener onClickAway={close} disableReactTree={domOnly}>
          <Panel>
            <p>The parcel leaves the EU.</p>
            <Button aria-describedby={help ? helpId : undefined} onClick={() => setHelp(!help)}>
              What is a tariff code?
            </Button>
            {help && (
              <Portal>
                <Note id={helpId}>Six digits or more that tell customs what the goods are.</Note>
              </Portal>
            )}
          </Panel>
        </ClickAwayListener>
      )}
    </div>
  );
}
