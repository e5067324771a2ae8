/** What each component of the Data Grid is for, in a sentence: its package does not say. Interfaces are described there. */
export const dataGridSummaries: Record<string, string> = {
  DataGrid:
    'The grid itself, under the MIT license: sorting, filtering, editing, selection and pages.',
  DataGridPro:
    'The grid with pinned and reordered columns, tree data, master detail and rows without pages.',
  DataGridPremium: 'The grid with row grouping, aggregation, cell selection and Excel export.',
  GridFilterForm: 'One condition of the filter panel: a column, an operator and a value.',
  GridFilterPanel: 'The panel that edits the filters of a grid, one form for each condition.',
  GridToolbarQuickFilter:
    'A search field for the toolbar that filters by the values of all columns.',
};

/** What each component of the Date and Time Pickers is for, in a sentence: its package does not say. */
export const datePickersSummaries: Record<string, string> = {
  DateCalendar: 'A calendar to choose a day from, with views for years and months.',
  DateField: 'A text field for a date, typed section by section.',
  DatePicker:
    'A date field that opens a calendar: beside the field with a mouse, else in a dialog.',
  DatePickerToolbar: 'The bar over the views of a date picker that shows the chosen date.',
  DateTimeField: 'A text field for a date and a time, typed section by section.',
  DateTimePicker:
    'A field for a date and a time that opens a calendar and the times, as fits the device.',
  DateTimePickerTabs: 'The tabs of a date time picker that lead from the date to the time.',
  DateTimePickerToolbar:
    'The bar over the views of a date time picker with the chosen date and time.',
  DayCalendarSkeleton: 'A placeholder for the days of a calendar while they are loading.',
  DesktopDatePicker: 'The date picker that opens beside its field, whatever the device.',
  DesktopDateTimePicker: 'The date time picker that opens beside its field, whatever the device.',
  DesktopTimePicker: 'The time picker that opens beside its field, whatever the device.',
  DigitalClock: 'One list of times to choose from, in equal steps.',
  LocalizationProvider:
    'Gives all pickers below it the date library, its locale and translated texts.',
  MobileDatePicker: 'The date picker that opens in a dialog, whatever the device.',
  MobileDateTimePicker: 'The date time picker that opens in a dialog, whatever the device.',
  MobileTimePicker: 'The time picker that opens in a dialog, whatever the device.',
  MonthCalendar: 'The months of a year to choose one from.',
  MultiSectionDigitalClock: 'Lists of hours, minutes and seconds side by side.',
  PickersActionBar: 'The buttons under the views of a picker, such as Clear, Today, Cancel and OK.',
  PickersCalendarHeader: 'The head of a calendar: its month, and the buttons around it.',
  PickersDay: 'One day of a calendar.',
  PickersLayout: 'Places toolbar, shortcuts, views, tabs and action bar of a picker.',
  PickersShortcuts: 'A list of values that are chosen with one press, such as the coming week.',
  StaticDatePicker: 'The date picker without a field: its calendar stands in the page.',
  StaticDateTimePicker: 'The date time picker without a field: its views stand in the page.',
  StaticTimePicker: 'The time picker without a field: its clock stands in the page.',
  TimeClock: 'A round clock face to choose hours, minutes and seconds on.',
  TimeField: 'A text field for a time, typed section by section.',
  TimePicker: 'A time field that opens lists of times with a mouse, else a clock face in a dialog.',
  TimePickerToolbar: 'The bar over the views of a time picker that shows the chosen time.',
  YearCalendar: 'Years to choose one from.',
  DateRangeCalendar: 'Calendars of neighboring months to choose a first and a last day from.',
  DateRangePicker: 'Fields for a first and a last day that open calendars, as fits the device.',
  DateRangePickerDay: 'One day of a date range calendar, which may lie inside the range.',
  DateRangePickerToolbar: 'The bar over the views of a date range picker with both chosen days.',
  DesktopDateRangePicker:
    'The date range picker that opens beside its fields, whatever the device.',
  MobileDateRangePicker: 'The date range picker that opens in a dialog, whatever the device.',
  MultiInputDateRangeField: 'Two text fields for the first and the last day of a range.',
  MultiInputDateTimeRangeField:
    'Two text fields for the dates and times that a range lies between.',
  MultiInputTimeRangeField: 'Two text fields for the times that a range lies between.',
  SingleInputDateRangeField: 'One text field for the first and the last day of a range.',
  SingleInputDateTimeRangeField:
    'One text field for the dates and times that a range lies between.',
  SingleInputTimeRangeField: 'One text field for the times that a range lies between.',
  StaticDateRangePicker: 'The date range picker without fields: its calendars stand in the page.',
};
