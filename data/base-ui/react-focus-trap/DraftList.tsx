import * as React from 'react';
import { flushSync } from 'react-dom';
import { FocusTrap } from '@mui/base/FocusTrap';
import { styled } from '@mui/system';

const Button = styled('button')({
  font: 'inherit',
  padding: '4px 10px',
  border: '1px solid light-dark(#62748e, #90a1b9)',
  borderRadius: 6,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid light-dark(#1447e6, #8ec5ff)', outlineOffset: 2 },
});

const List = styled('ul')({
  width: 280,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 8,
  borderBlockEnd: '1px solid light-dark(#cad5e2, #45556c)',
});

const Confirm = styled('div')({ display: 'flex', gap: 8, alignItems: 'center', width: '100%' });

export default function DraftList() {
  const listRef = React.useRef<HTMLUListElement>(null);
  const [drafts, setDrafts] = React.useState(['Invoice 2041', 'Quote 318', 'Invoice 2044']);
  const [asking, setAsking] = React.useState<string | null>(null);

  const remove = (name: string) => {
    flushSync(() => {
      setDrafts(drafts.filter((draft) => draft !== name));
      setAsking(null);
    });
    listRef.current?.focus();
  };

  return (
    <List ref={listRef} aria-label="Drafts" tabIndex={-1}>
      {drafts.map((name) => (
        <Item key={name}>
          {name}
          <Button aria-label={`Delete ${name}`} onClick={() => setAsking(name)}>
            Delete
          </Button>
          {asking === name && (
            <FocusTrap open>
              <Confirm
                role="group"
                aria-label={`Delete ${name} for good?`}
                tabIndex={-1}
                onKeyDown={(event) => event.key === 'Escape' && setAsking(null)}
              >
                For good?
                <Button onClick={() => remove(name)}>Yes</Button>
                <Button onClick={() => setAsking(null)}>No</Button>
              </Confirm>
            </FocusTrap>
          )}
        </Item>
      ))}
      {drafts.length === 0 && <li>No drafts left.</li>}
    </List>
  );
}
