import { versionRows } from '@/site/versionRows';

describe('versionRows', () => {
  it('lists every documented package', () => {
    expect(versionRows().map(({ product, packageName }) => [product, packageName])).toEqual([
      ['Material UI', '@mui/material'],
      ['Joy UI', '@mui/joy'],
      ['Base UI', '@mui/base'],
      ['MUI System', '@mui/system'],
      ['Data Grid', '@mui/x-data-grid'],
      ['Date Pickers', '@mui/x-date-pickers'],
    ]);
  });

  it('has the current version of each, and no link to the page itself', () => {
    for (const { versions } of versionRows()) {
      expect(versions.filter(({ current }) => current)).toHaveLength(1);
      expect(versions.map(({ href }) => href)).not.toContain('/versions/');
    }
  });
});
