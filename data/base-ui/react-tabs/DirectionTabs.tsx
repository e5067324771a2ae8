import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

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

export default function DirectionTabs() {
  return (
    <div dir="rtl" lang="ar">
      <Tabs direction="rtl" defaultValue="orders">
        <List aria-label="المتجر">
          <StyledTab value="orders">الطلبات</StyledTab>
          <StyledTab value="stock">المخزون</StyledTab>
          <StyledTab value="customers">العملاء</StyledTab>
        </List>
        <Panel value="orders" tabIndex={0}>
          ثلاثة طلبات جديدة
        </Panel>
        <Panel value="stock" tabIndex={0}>
          كل الأصناف متوفرة
        </Panel>
        <Panel value="customers" tabIndex={0}>
          عميلان جديدان اليوم
        </Panel>
      </Tabs>
    </div>
  );
}
