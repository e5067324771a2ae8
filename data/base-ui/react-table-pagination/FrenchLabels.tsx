import * as React from 'react';
import {
  TablePagination,
  tablePaginationClasses,
  type TablePaginationProps,
} from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const Pagination = styled(TablePagination)({
  [`& .${tablePaginationClasses.toolbar}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
  },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
  '& p': { margin: 0 },
  '& select, & button': {
    font: 'inherit',
    minWidth: 40,
    minHeight: 40,
    border: '1px solid light-dark(#62748e, #90a1b9)',
    borderRadius: 6,
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  '& option': { color: '#0f172b', backgroundColor: '#fff' },
  '& button:disabled': { opacity: 0.5 },
  '& :focus-visible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
  [`& .${tablePaginationClasses.actions}`]: { display: 'flex', gap: 8 },
});

const labels = {
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
};

const slotProps: TablePaginationProps['slotProps'] = {
  displayedRows: { role: 'status' },
  actions: {
    showFirstButton: true,
    showLastButton: true,
    slots: {
      // Browsers mirror these signs in text that runs from right to left.
      firstPageIcon: () => '«',
      backPageIcon: () => '‹',
      nextPageIcon: () => '›',
      lastPageIcon: () => '»',
    },
  },
};

export default function FrenchLabels() {
  const [page, setPage] = React.useState(3);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <table>
      <tbody>
        <tr>
          <Pagination
            lang="fr"
            count={128}
            page={page}
            rowsPerPage={rowsPerPage}
            onPageChange={(_event, next) => setPage(next)}
            onRowsPerPageChange={(event) => {
              setRowsPerPage(Number(event.target.value));
              setPage(0);
            }}
            labelRowsPerPage="Lignes par page"
            labelDisplayedRows={({ from, to, count }) => `${from} à ${to} sur ${count}`}
            getItemAriaLabel={(type) => labels[type]}
            slotProps={slotProps}
          />
        </tr>
      </tbody>
    </table>
  );
}
