/** @jest-environment node */
import materialPackage from '@mui/material/package.json';
import { packageFacts } from '@/api-reference/extract/packageFacts.server';

describe('packageFacts', () => {
  it('gives the installed version and its integrity in the registry', () => {
    expect(packageFacts('@mui/material')).toEqual({
      name: '@mui/material',
      version: materialPackage.version,
      integrity: expect.stringMatching(/^sha512-/) as string,
    });
  });

  it('fails for a package that is not installed', () => {
    expect(() => packageFacts('@mui/nothing')).toThrow(/@mui\/nothing/);
  });
});
