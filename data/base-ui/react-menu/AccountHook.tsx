import * as React from 'react';
import { DropdownContext, useDropdown } from '@mui/base/useDropdown';
import { MenuProvider, useMenu } from '@mui/base/useMenu';
import { useMenuButton } from '@mui/base/useMenuButton';
import { useMenuItem } from '@mui/base/useMenuItem';
import { styled } from '@mui/system';

const Area = styled('div')({ position: 'relative' });

const Trigger = styled('button')({
  font: 'inherit',
  padding: '8px 16px',
  border: '1px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
});

const List = styled('ul')({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  minWidth: 160,
  margin: '4px 0',
  padding: 4,
  border: '1px solid light-dark(#cad5e2, #45556c)',
  borderRadius: 8,
  color: 'light-dark(#0f172b, #f1f5f9)',
  backgroundColor: 'light-dark(#fff, #1d293d)',
  listStyle: 'none',
  outline: 'none',
});

const Entry = styled('li')({
  padding: '6px 12px',
  borderRadius: 4,
  cursor: 'pointer',
  '&:hover': { backgroundColor: 'light-dark(#f1f5f9, #314158)' },
  '&:focus': { outline: '2px solid currentColor', outlineOffset: -2 },
});

function AccountButton() {
  const { getRootProps } = useMenuButton();

  return <Trigger {...getRootProps()}>Account</Trigger>;
}

function AccountItem({ children }: { children: string }) {
  const ref = React.useRef<HTMLLIElement>(null);
  const { getRootProps } = useMenuItem({ rootRef: ref, label: children });

  return <Entry {...getRootProps()}>{children}</Entry>;
}

function AccountMenu() {
  const { contextValue, getListboxProps, open } = useMenu();

  return (
    <MenuProvider value={contextValue}>
      {open && (
        <List {...getListboxProps()} aria-label="Account">
          <AccountItem>Profile</AccountItem>
          <AccountItem>Team</AccountItem>
          <AccountItem>Sign out</AccountItem>
        </List>
      )}
    </MenuProvider>
  );
}

export default function AccountHook() {
  const { contextValue } = useDropdown();

  return (
    <Area>
      <DropdownContext.Provider value={contextValue}>
        <AccountButton />
        <AccountMenu />
      </DropdownContext.Provider>
    </Area>
  );
}
