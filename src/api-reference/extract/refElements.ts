/**
 * What the `ref` of a component really gives, where its declaration says otherwise or nothing: an element; `child` for that of
 * its child, `container` for the one that it renders into, null for none. `test/data/api.test.ts` renders every component and
 * holds this table against it.
 */
export const REF_ELEMENTS: Readonly<Record<string, string | null>> = {
  '@mui/material/Checkbox': 'span',
  '@mui/material/Collapse': 'div',
  '@mui/material/DialogContentText': 'p',
  '@mui/material/DialogTitle': 'h2',
  '@mui/material/Fade': 'child',
  '@mui/material/Grow': 'child',
  '@mui/material/Pagination': 'nav',
  '@mui/material/PaginationItem': 'button',
  '@mui/material/Radio': 'span',
  '@mui/material/Slide': 'child',
  '@mui/material/SpeedDialAction': 'button',
  '@mui/material/StepIcon': 'svg',
  '@mui/material/StepLabel': 'span',
  '@mui/material/Switch': 'span',
  '@mui/material/Tab': 'button',
  '@mui/material/TabScrollButton': 'div',
  '@mui/material/Tooltip': 'child',
  '@mui/material/Typography': 'p',
  '@mui/material/Zoom': 'child',
  '@mui/lab/TimelineContent': 'div',
  '@mui/lab/TimelineItem': 'li',
  '@mui/lab/TimelineOppositeContent': 'div',
  '@mui/joy/DialogTitle': 'h2',
  '@mui/joy/FormHelperText': 'div',
  '@mui/joy/Menu': 'ul',
  '@mui/joy/MenuItem': 'li',
  '@mui/joy/Select': 'div',
  '@mui/joy/Tooltip': 'child',
  '@mui/joy/Typography': 'p',
  '@mui/base/MenuButton': 'button',
  '@mui/base/Portal': 'container',
  '@mui/x-date-pickers/PickersCalendarHeader': 'div',
  // They forward it to a layout that takes none.
  '@mui/x-date-pickers/StaticDatePicker': null,
  '@mui/x-date-pickers/StaticDateTimePicker': null,
  '@mui/x-date-pickers/StaticTimePicker': null,
  '@mui/x-date-pickers/YearCalendar': 'div',
  '@mui/x-date-pickers-pro/StaticDateRangePicker': null,
};

/** What is known of a component's `ref` beyond its declaration; undefined when the declaration is right. */
export function knownRef(packageName: string, exported: string): string | null | undefined {
  return REF_ELEMENTS[`${packageName}/${exported}`];
}
