import { packageOfFile, planOfPackage } from '@/api-reference/extract/packageOfFile';

describe('packageOfFile', () => {
  it.each([
    ['/site/node_modules/@mui/material/Button/Button.d.ts', '@mui/material'],
    ['/site/node_modules/csstype/index.d.ts', 'csstype'],
    ['/site/node_modules/@mui/x/node_modules/@mui/base/index.d.ts', '@mui/base'],
    ['/site/src/lib/colors.ts', null],
  ])('of %s is %s', (file, name) => {
    expect(packageOfFile(file)).toBe(name);
  });
});

describe('planOfPackage', () => {
  it.each([
    ['@mui/x-data-grid', null],
    ['@mui/x-data-grid-pro', 'pro'],
    ['@mui/x-data-grid-premium', 'premium'],
  ])('of %s is %s', (name, plan) => {
    expect(planOfPackage(name)).toBe(plan);
  });
});
