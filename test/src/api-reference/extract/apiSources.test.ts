import { apiSources, packageFamily } from '@/api-reference/extract/apiSources';

describe('apiSources', () => {
  const [source] = apiSources({
    id: 'base-ui',
    groups: [
      {
        kind: 'component',
        package: '@mui/base',
        href: '/base-ui/react-number-input/components-api/#{id}',
        names: ['Unstable_NumberInput'],
      },
    ],
  });

  it('tells a name in its package, among its types, and in its address', () => {
    expect(source).toMatchObject({
      exported: 'Unstable_NumberInput',
      name: 'NumberInput',
      id: 'number-input',
      href: '/base-ui/react-number-input/components-api/#number-input',
    });
  });

  it('looks into its own module first', () => {
    expect(source?.modules).toEqual(['@mui/base/Unstable_NumberInput', '@mui/base']);
  });
});

describe('packageFamily', () => {
  it.each([
    ['@mui/x-data-grid', 3],
    ['@mui/x-data-grid-premium', 3],
    ['@mui/x-date-pickers-pro', 2],
    ['@mui/material', 1],
  ])('of %s has %i packages, itself among them', (name, count) => {
    expect(packageFamily(name)).toHaveLength(count);
    expect(packageFamily(name)).toContain(name);
  });
});
