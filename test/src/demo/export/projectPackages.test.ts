import { projectPackages } from '@/demo/export/projectPackages';

const namesOf = (specifiers: string[]) => Object.keys(projectPackages(specifiers));

describe('projectPackages', () => {
  it('adds what a package needs beside it, and what that needs', () => {
    expect(namesOf(['@mui/material/Button'])).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      'react',
      'react-dom',
    ]);
    expect(namesOf(['@mui/x-data-grid'])).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/system',
      '@mui/x-data-grid',
      'react',
      'react-dom',
    ]);
    expect(namesOf(['@mui/icons-material/Add'])).toContain('@emotion/styled');
  });

  it('spares those who need no style engine from it', () => {
    expect(namesOf(['@mui/base/Button', 'clsx'])).toEqual([
      '@mui/base',
      'clsx',
      'react',
      'react-dom',
    ]);
  });

  it('adds the library of a date adapter, and no library without one', () => {
    expect(namesOf(['@mui/x-date-pickers/AdapterDayjs'])).toContain('dayjs');
    expect(namesOf(['@mui/x-date-pickers-pro/AdapterDayjs'])).toContain('dayjs');
    expect(namesOf(['@mui/x-date-pickers/DatePicker'])).not.toContain('dayjs');
  });

  it('names exact versions; only a package that the site does not know gets the latest', () => {
    const { lodash, ...known } = projectPackages(['react', '@mui/joy/Button', 'lodash/groupBy']);
    expect(lodash).toBe('latest');
    expect(Object.keys(known)).toContain('@mui/joy');
    for (const version of Object.values(known))
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it('takes names that every object knows for packages like others', () => {
    expect(Object.entries(projectPackages(['constructor']))).toEqual([['constructor', 'latest']]);
  });
});
