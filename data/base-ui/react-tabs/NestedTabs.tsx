import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Root = styled(Tabs)({ width: '100%', maxWidth: 420 });

const List = styled(TabsList)({ display: 'flex', flexWrap: 'wrap', gap: 4 });

const StyledTab = styled(Tab)({
  font: 'inherit',
  padding: '6px 12px',
  border: 0,
  borderBottom: '2px solid transparent',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: { borderBottomColor: 'currentColor', fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
});

const Panel = styled(TabPanel)({ padding: 12 });

const sites = [
  { name: 'Antwerp', stock: '412 pallets', staff: '18 on shift' },
  { name: 'Gdańsk', stock: '97 pallets', staff: '6 on shift' },
];

export default function NestedTabs() {
  return (
    <Root defaultValue="Antwerp">
      <List aria-label="Warehouse">
        {sites.map(({ name }) => (
          <StyledTab key={name} value={name}>
            {name}
          </StyledTab>
        ))}
      </List>
      {sites.map(({ name, stock, staff }) => (
        <Panel key={name} value={name}>
          <Tabs defaultValue="stock">
            <List aria-label={`${name} report`}>
              <StyledTab value="stock">Stock</StyledTab>
              <StyledTab value="staff">Staff</StyledTab>
            </List>
            <Panel value="stock" tabIndex={0}>
              {stock}
            </Panel>
            <Panel value="staff" tabIndex={0}>
              {staff}
            </Panel>
          </Tabs>
        </Panel>
      ))}
    </Root>
  );
}
