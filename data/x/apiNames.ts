import type { ApiProduct } from '@/api-reference/extract/apiProduct';

const DATA_GRID_INTERFACES = [
  'GridCellParams',
  'GridColDef',
  'GridSingleSelectColDef',
  'GridActionsColDef',
  'GridExportStateParams',
  'GridFilterItem',
  'GridFilterModel',
  'GridFilterOperator',
  'GridRowClassNameParams',
  'GridRowParams',
  'GridRowSpacingParams',
  'GridCsvExportOptions',
  'GridPrintExportOptions',
];

const DATE_PICKERS = [
  'DateCalendar',
  'DateField',
  'DatePicker',
  'DatePickerToolbar',
  'DateTimeField',
  'DateTimePicker',
  'DateTimePickerTabs',
  'DateTimePickerToolbar',
  'DayCalendarSkeleton',
  'DesktopDatePicker',
  'DesktopDateTimePicker',
  'DesktopTimePicker',
  'DigitalClock',
  'LocalizationProvider',
  'MobileDatePicker',
  'MobileDateTimePicker',
  'MobileTimePicker',
  'MonthCalendar',
  'MultiSectionDigitalClock',
  'PickersActionBar',
  'PickersCalendarHeader',
  'PickersDay',
  'PickersLayout',
  'PickersShortcuts',
  'StaticDatePicker',
  'StaticDateTimePicker',
  'StaticTimePicker',
  'TimeClock',
  'TimeField',
  'TimePicker',
  'TimePickerToolbar',
  'YearCalendar',
];

const DATE_PICKERS_PRO = [
  'DateRangeCalendar',
  'DateRangePicker',
  'DateRangePickerDay',
  'DateRangePickerToolbar',
  'DesktopDateRangePicker',
  'MobileDateRangePicker',
  'MultiInputDateRangeField',
  'MultiInputDateTimeRangeField',
  'MultiInputTimeRangeField',
  'SingleInputDateRangeField',
  'SingleInputDateTimeRangeField',
  'SingleInputTimeRangeField',
  'StaticDateRangePicker',
];

/** Every component and interface of the Data Grid that has an API page. */
export const dataGridApi: ApiProduct = {
  id: 'x-data-grid',
  groups: [
    {
      kind: 'component',
      package: '@mui/x-data-grid',
      href: '/x/api/data-grid/{id}/',
      names: ['DataGrid', 'GridFilterForm', 'GridFilterPanel', 'GridToolbarQuickFilter'],
    },
    {
      kind: 'component',
      package: '@mui/x-data-grid-pro',
      href: '/x/api/data-grid/{id}/',
      names: ['DataGridPro'],
    },
    {
      kind: 'component',
      package: '@mui/x-data-grid-premium',
      href: '/x/api/data-grid/{id}/',
      names: ['DataGridPremium'],
    },
    {
      kind: 'interface',
      package: '@mui/x-data-grid',
      href: '/x/api/data-grid/{id}/',
      names: DATA_GRID_INTERFACES,
    },
    // The API object of the Premium plan has everything, marked with the plan it needs.
    {
      kind: 'interface',
      package: '@mui/x-data-grid-premium',
      href: '/x/api/data-grid/{id}/',
      names: ['GridApi', 'GridAggregationFunction', 'GridExcelExportOptions'],
    },
  ],
};

/** Every component of the Date and Time Pickers that has an API page. */
export const datePickersApi: ApiProduct = {
  id: 'x-date-pickers',
  groups: [
    {
      kind: 'component',
      package: '@mui/x-date-pickers',
      href: '/x/api/date-pickers/{id}/',
      names: DATE_PICKERS,
    },
    {
      kind: 'component',
      package: '@mui/x-date-pickers-pro',
      href: '/x/api/date-pickers/{id}/',
      names: DATE_PICKERS_PRO,
    },
  ],
};
