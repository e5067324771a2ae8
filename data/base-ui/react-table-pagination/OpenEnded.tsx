import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const PER_PAGE = 4;

const log = Array.from({ length: 10 }, (_, index) => `Parcel ${881 + index} scanned`);

// Stands for a server that knows whether there is more, but not how much.
const load = (page: number) => ({
  entries: log.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
  more: (page + 1) * PER_PAGE < log.length,
});

const List = styled('ol')({ minHeight: 110, margin: '0 0 12px', paddingInlineStart: 24 });

const Pagination = styled(TablePagination)({
  [`& .${tablePaginationClasses.toolbar}`]: { display: 'flex', alignItems: 'center', gap: 12 },
  [`& .${tablePaginationClasses.displayedRows}`]: { margin: 0 },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
  '& button': {
    font: 'inherit',
    minWidth: 40,
    minHeight: 40,
    border: '1px solid light-dark(#62748e, #90a1b9)',
    borderRadius: 6,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& button:disabled': { opacity: 0.5 },
  '& button:focus-visible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
}) as typeof TablePagination;

export default function OpenEnded() {
  const [page, setPage] = React.useState(0);
  const { entries, more } = load(page);

  return (
    <div>
      <List start={page * PER_PAGE + 1}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </List>
      <Pagination
        slots={{ root: 'div' }}
        slotProps={{ displayedRows: { role: 'status' } }}
        count={more ? -1 : page * PER_PAGE + entries.length}
        page={page}
        rowsPerPage={PER_PAGE}
        rowsPerPageOptions={[]}
        onPageChange={(_event, next) => setPage(next)}
      />
    </div>
  );
}
