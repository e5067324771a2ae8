import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const styles = `
.invoice-actions-button {
  font: inherit;
  font-weight: 600;
  padding: 8px 16px;
  border: 1px solid light-dark(#62748e, #90a1b9);
  border-radius: 8px;
  color: inherit;
  background: transparent;
  cursor: pointer;
}

.invoice-actions-button:focus-visible {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: 2px;
}

.invoice-actions-listbox {
  min-width: 200px;
  margin: 4px 0;
  padding: 4px;
  border: 1px solid light-dark(#cad5e2, #45556c);
  border-radius: 8px;
  color: light-dark(#0f172b, #f1f5f9);
  background: light-dark(#fff, #1d293d);
  line-height: 1.5;
  list-style: none;
  outline: none;
}

.invoice-actions-item {
  padding: 6px 12px;
  border-radius: 4px;
  cursor: pointer;
}

.invoice-actions-item:hover {
  background: light-dark(#f1f5f9, #314158);
}

.invoice-actions-item:focus {
  outline: 2px solid light-dark(#1447e6, #8ec5ff);
  outline-offset: -2px;
}

.invoice-actions-item.Mui-disabled {
  color: light-dark(#62748e, #90a1b9);
  cursor: default;
}

.invoice-actions-note {
  margin: 8px 0 0;
}
`;

export default function InvoiceActions() {
  const [last, setLast] = React.useState('nothing yet');

  return (
    <div>
      <style>{styles}</style>
      <Dropdown>
        <MenuButton className="invoice-actions-button">
          Invoice <span aria-hidden>▾</span>
        </MenuButton>
        <Menu
          slotProps={{ listbox: { className: 'invoice-actions-listbox', 'aria-label': 'Invoice' } }}
        >
          <MenuItem className="invoice-actions-item" onClick={() => setLast('downloaded')}>
            Download PDF
          </MenuItem>
          <MenuItem className="invoice-actions-item" onClick={() => setLast('sent')}>
            Send by e-mail
          </MenuItem>
          <MenuItem className="invoice-actions-item" disabled>
            Refund (not paid yet)
          </MenuItem>
          <MenuItem className="invoice-actions-item" onClick={() => setLast('copied')}>
            Copy as a draft
          </MenuItem>
        </Menu>
      </Dropdown>
      <p role="status" className="invoice-actions-note">
        Done: {last}
      </p>
    </div>
  );
}
