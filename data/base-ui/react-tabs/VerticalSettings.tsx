import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Root = styled(Tabs)({ display: 'flex', width: '100%', maxWidth: 420, minHeight: 150 });

const List = styled(TabsList)({
  display: 'flex',
  flexDirection: 'column',
  borderInlineEnd: '1px solid light-dark(#cad5e2, #45556c)',
});

const Section = styled(Tab)({
  font: 'inherit',
  padding: '8px 12px',
  border: 0,
  borderInlineStart: '3px solid transparent',
  color: 'inherit',
  backgroundColor: 'transparent',
  textAlign: 'start',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: { borderInlineStartColor: 'currentColor', fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
});

const Panel = styled(TabPanel)({ flex: 1, minWidth: 0, padding: '8px 16px' });

export default function VerticalSettings() {
  return (
    <Root orientation="vertical" defaultValue="alerts">
      <List aria-label="Settings">
        <Section value="profile">Profile</Section>
        <Section value="alerts">Alerts</Section>
        <Section value="billing">Billing</Section>
      </List>
      <Panel value="profile" tabIndex={0}>
        The name shown to your team.
      </Panel>
      <Panel value="alerts">
        <label>
          <input type="checkbox" defaultChecked /> E-mail me about low stock
        </label>
      </Panel>
      <Panel value="billing" tabIndex={0}>
        Invoices go to accounts@example.com.
      </Panel>
    </Root>
  );
}
