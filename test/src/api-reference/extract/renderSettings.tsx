import type { ReactNode } from 'react';
import { Dropdown, Menu, MenuButton, Select, Tabs, TabsList } from '@mui/base';
import * as Joy from '@mui/joy';
import { TabContext } from '@mui/lab';
import { Step, Stepper } from '@mui/material';
import { DataGrid } from '@mui/x-data-grid';
import { LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs from 'dayjs';

/** How a component is rendered that cannot stand alone. */
export interface RenderSetting {
  /** What it must be given. */
  props?: Record<string, unknown>;
  /** What it must stand in. */
  around?: (node: ReactNode) => ReactNode;
}

/** The only child: no component renders such an element by itself, so a ref that gives it is one to the child. */
export const CHILD_TAG = 'OUTPUT';
const child = <output tabIndex={-1} />;

const nothing = () => undefined;
const anchor = () => document.body;
const day = dayjs('2026-11-21');

const GRID = { rows: [], columns: [{ field: 'a' }] };
const PAGES = { count: 0, page: 0, rowsPerPage: 10, onPageChange: nothing };
const VIEW = { onViewChange: nothing, view: 'day', views: ['day'] };
const TOOLBAR = { ...VIEW, isLandscape: false, onChange: nothing, value: null };
const DAY = {
  day,
  isFirstVisibleCell: false,
  isLastVisibleCell: false,
  onDaySelect: nothing,
  outsideCurrentMonth: false,
};

const inTable = (node: ReactNode) => <table>{node}</table>;
const inRow = (node: ReactNode) => (
  <table>
    <tbody>
      <tr>{node}</tr>
    </tbody>
  </table>
);
const inTabContext = (node: ReactNode) => <TabContext value="a">{node}</TabContext>;
const inJoyDropdown = (node: ReactNode) => (
  <Joy.Dropdown defaultOpen>
    <Joy.MenuButton>A</Joy.MenuButton>
    {node}
  </Joy.Dropdown>
);
const inGrid = (node: ReactNode) => <DataGrid {...GRID} slots={{ toolbar: () => node }} />;
const inPickers = (node: ReactNode) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{node}</LocalizationProvider>
);

/** What all components of a package stand in. */
const PACKAGE_SETTINGS: Readonly<Record<string, RenderSetting>> = {
  '@mui/x-date-pickers': { around: inPickers },
  '@mui/x-date-pickers-pro': { around: inPickers },
};

const SETTINGS: Readonly<Record<string, RenderSetting>> = {
  '@mui/material/Accordion': { props: { children: [<b key="a" />, <b key="b" />] } },
  '@mui/material/Autocomplete': {
    props: {
      options: [],
      renderInput: ({ InputProps, inputProps }: Record<string, { ref: React.Ref<never> }>) => (
        <div ref={InputProps?.ref}>
          <input {...inputProps} />
        </div>
      ),
    },
  },
  '@mui/material/Backdrop': { props: { open: true } },
  '@mui/material/CardMedia': { props: { image: '/a.png' } },
  '@mui/material/Dialog': { props: { open: true } },
  '@mui/material/Drawer': { props: { open: true } },
  '@mui/material/Fade': { props: { in: true, children: child } },
  '@mui/material/FormControlLabel': { props: { control: <input />, label: 'A' } },
  '@mui/material/Grow': { props: { in: true, children: child } },
  '@mui/material/ImageList': { props: { children: child } },
  '@mui/material/InputAdornment': { props: { position: 'start' } },
  '@mui/material/Menu': { props: { open: true, anchorEl: anchor } },
  '@mui/material/MobileStepper': { props: { steps: 2, backButton: 'A', nextButton: 'B' } },
  '@mui/material/Modal': { props: { open: true, children: child } },
  '@mui/material/Popover': { props: { open: true, anchorEl: anchor } },
  '@mui/material/Popper': { props: { open: true, anchorEl: anchor } },
  '@mui/material/Select': { props: { value: '' } },
  '@mui/material/Slide': { props: { in: true, children: child } },
  '@mui/material/Snackbar': { props: { open: true, message: 'A' } },
  '@mui/material/SpeedDial': { props: { open: true, ariaLabel: 'A' } },
  '@mui/material/StepContent': {
    around: (node) => (
      <Stepper orientation="vertical">
        <Step>{node}</Step>
      </Stepper>
    ),
  },
  '@mui/material/StepIcon': { props: { icon: 1 } },
  '@mui/material/SwipeableDrawer': { props: { open: true, onOpen: nothing, onClose: nothing } },
  '@mui/material/TableBody': { around: inTable },
  '@mui/material/TableCell': { around: inRow },
  '@mui/material/TableFooter': { around: inTable },
  '@mui/material/TableHead': { around: inTable },
  '@mui/material/TablePagination': { props: PAGES, around: inRow },
  '@mui/material/TableRow': { around: (node) => inTable(<tbody>{node}</tbody>) },
  '@mui/material/TabScrollButton': { props: { direction: 'left', orientation: 'horizontal' } },
  '@mui/material/Tabs': { props: { value: false } },
  '@mui/material/ToggleButton': { props: { value: 'a' } },
  '@mui/material/Tooltip': { props: { title: 'A', children: child } },
  '@mui/material/Zoom': { props: { in: true, children: child } },
  '@mui/lab/Masonry': { props: { children: child } },
  '@mui/lab/TabList': { around: inTabContext },
  '@mui/lab/TabPanel': { props: { value: 'a' }, around: inTabContext },
  '@mui/joy/Autocomplete': { props: { options: [] } },
  '@mui/joy/Drawer': { props: { open: true } },
  '@mui/joy/Menu': { around: inJoyDropdown },
  '@mui/joy/MenuButton': { around: (node) => <Joy.Dropdown>{node}</Joy.Dropdown> },
  '@mui/joy/MenuItem': { around: (node) => inJoyDropdown(<Joy.Menu>{node}</Joy.Menu>) },
  '@mui/joy/Modal': { props: { open: true, children: child } },
  '@mui/joy/Option': {
    props: { value: 'a' },
    around: (node) => <Joy.Select defaultListboxOpen>{node}</Joy.Select>,
  },
  '@mui/joy/Snackbar': { props: { open: true } },
  '@mui/joy/Tab': {
    around: (node) => (
      <Joy.Tabs>
        <Joy.TabList>{node}</Joy.TabList>
      </Joy.Tabs>
    ),
  },
  '@mui/joy/TabList': { around: (node) => <Joy.Tabs>{node}</Joy.Tabs> },
  '@mui/joy/TabPanel': {
    props: { value: 0 },
    around: (node) => <Joy.Tabs defaultValue={0}>{node}</Joy.Tabs>,
  },
  '@mui/joy/Tooltip': { props: { title: 'A', children: child } },
  '@mui/base/Menu': { around: (node) => <Dropdown defaultOpen>{node}</Dropdown> },
  '@mui/base/MenuButton': { around: (node) => <Dropdown>{node}</Dropdown> },
  '@mui/base/MenuItem': {
    around: (node) => (
      <Dropdown defaultOpen>
        <MenuButton>A</MenuButton>
        <Menu>{node}</Menu>
      </Dropdown>
    ),
  },
  '@mui/base/Modal': { props: { open: true, children: child } },
  '@mui/base/Option': {
    props: { value: 'a' },
    around: (node) => <Select defaultListboxOpen>{node}</Select>,
  },
  '@mui/base/Popper': { props: { open: true, anchorEl: anchor } },
  '@mui/base/Portal': { props: { children: child } },
  '@mui/base/Snackbar': { props: { open: true } },
  '@mui/base/Tab': {
    around: (node) => (
      <Tabs>
        <TabsList>{node}</TabsList>
      </Tabs>
    ),
  },
  '@mui/base/TabPanel': {
    props: { value: 0 },
    around: (node) => <Tabs defaultValue={0}>{node}</Tabs>,
  },
  '@mui/base/TablePagination': { props: PAGES, around: inRow },
  '@mui/base/TabsList': { around: (node) => <Tabs>{node}</Tabs> },
  '@mui/base/Unstable_Popup': { props: { open: true, anchor } },
  '@mui/x-data-grid/DataGrid': { props: GRID },
  '@mui/x-data-grid/GridFilterForm': {
    props: {
      item: { field: 'a', operator: 'contains' },
      hasMultipleFilters: false,
      applyFilterChanges: nothing,
      applyMultiFilterOperatorChanges: nothing,
      deleteFilter: nothing,
    },
    around: inGrid,
  },
  '@mui/x-data-grid/GridFilterPanel': { around: inGrid },
  '@mui/x-data-grid-pro/DataGridPro': { props: GRID },
  '@mui/x-data-grid-premium/DataGridPremium': { props: GRID },
  '@mui/x-date-pickers/DatePickerToolbar': { props: TOOLBAR },
  '@mui/x-date-pickers/PickersCalendarHeader': {
    props: {
      ...VIEW,
      currentMonth: day,
      disabled: false,
      maxDate: day,
      minDate: day,
      onMonthChange: nothing,
      reduceAnimations: true,
      timezone: 'default',
    },
  },
  '@mui/x-date-pickers/PickersDay': { props: DAY },
  '@mui/x-date-pickers-pro/DateRangePickerDay': {
    props: {
      ...DAY,
      isEndOfHighlighting: false,
      isEndOfPreviewing: false,
      isHighlighting: false,
      isPreviewing: false,
      isStartOfHighlighting: false,
      isStartOfPreviewing: false,
    },
  },
  '@mui/x-date-pickers-pro/DateRangePickerToolbar': {
    props: {
      ...TOOLBAR,
      value: [null, null],
      onRangePositionChange: nothing,
      rangePosition: 'start',
    },
  },
};

/** How a component of a package is rendered: with these props, within these others. */
export function renderSetting(packageName: string, exported: string): RenderSetting {
  return { ...PACKAGE_SETTINGS[packageName], ...SETTINGS[`${packageName}/${exported}`] };
}
