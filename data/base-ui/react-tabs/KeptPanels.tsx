import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import { styled } from '@mui/system';

const Row = styled('div')({ display: 'flex', gap: 8 });

const TabButton = styled('button')({
  font: 'inherit',
  padding: '8px 14px',
  border: '1px solid currentColor',
  borderRadius: 8,
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[aria-selected="true"]': { boxShadow: 'inset 0 -4px 0 currentColor' },
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
});

const PanelRoot = styled('section')({ padding: '12px 0', '&[hidden]': { display: 'none' } });

interface PartProps {
  value: string;
  children: React.ReactNode;
}

function NoteTab({ value, children }: PartProps) {
  const { getRootProps } = useTab({ value });

  return <TabButton {...getRootProps()}>{children}</TabButton>;
}

function NoteTabs({ children }: { children: React.ReactNode }) {
  const ref = React.useRef<HTMLDivElement>(null);
  const { contextValue, getRootProps } = useTabsList({ rootRef: ref });

  return (
    <TabsListProvider value={contextValue}>
      <Row {...getRootProps()} aria-label="Notes">
        {children}
      </Row>
    </TabsListProvider>
  );
}

/** Unlike `TabPanel`, renders its children while hidden, so that they keep their state. */
function NotePanel({ value, children }: PartProps) {
  const { getRootProps } = useTabPanel({ value });

  return (
    <PanelRoot {...getRootProps()} role="tabpanel">
      {children}
    </PanelRoot>
  );
}

export default function KeptPanels() {
  const { contextValue } = useTabs({ defaultValue: 'customer' });

  return (
    <TabsProvider value={contextValue}>
      <div>
        <NoteTabs>
          <NoteTab value="customer">For the customer</NoteTab>
          <NoteTab value="team">For the team</NoteTab>
        </NoteTabs>
        <NotePanel value="customer">
          <textarea aria-label="Note for the customer" placeholder="Seen by the customer" />
        </NotePanel>
        <NotePanel value="team">
          <textarea aria-label="Note for the team" placeholder="Seen by your team" />
        </NotePanel>
      </div>
    </TabsProvider>
  );
}
