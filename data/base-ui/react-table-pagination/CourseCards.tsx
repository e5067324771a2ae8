import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const courses = ['Welding', 'Glazing', 'Joinery', 'Masonry', 'Plumbing', 'Roofing', 'Tiling'];

const PER_PAGE = 3;

const Cards = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  minHeight: 150,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: '8px 16px',
    border: '1px solid light-dark(#cad5e2, #45556c)',
    borderRadius: 8,
  },
});

const Pagination = styled(TablePagination)({
  [`& .${tablePaginationClasses.toolbar}`]: { display: 'flex', alignItems: 'center', gap: 8 },
  [`& .${tablePaginationClasses.displayedRows}`]: { margin: 0, order: 1 },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
  [`& .${tablePaginationClasses.actions}`]: { display: 'flex', gap: 8 },
  '& button': {
    font: 'inherit',
    minWidth: 40,
    minHeight: 40,
    border: 0,
    borderRadius: 20,
    color: 'light-dark(#0f172b, #f1f5f9)',
    backgroundColor: 'light-dark(#e2e8f0, #314158)',
    cursor: 'pointer',
  },
  '& button:disabled': { opacity: 0.5, cursor: 'default' },
  '& button:focus-visible': {
    outline: '2px solid light-dark(#1447e6, #8ec5ff)',
    outlineOffset: 2,
  },
}) as typeof TablePagination;

export default function CourseCards() {
  const [page, setPage] = React.useState(0);

  return (
    <div>
      <Cards>
        {courses.slice(page * PER_PAGE, (page + 1) * PER_PAGE).map((course) => (
          <li key={course}>{course}</li>
        ))}
      </Cards>
      <Pagination
        aria-label="Courses"
        slots={{ root: 'nav' }}
        slotProps={{ displayedRows: { role: 'status' } }}
        count={courses.length}
        page={page}
        rowsPerPage={PER_PAGE}
        rowsPerPageOptions={[]}
        onPageChange={(_event, next) => setPage(next)}
      />
    </div>
  );
}
