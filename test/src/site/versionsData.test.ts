import { ContentError } from '@/lib/contentProblem';
import { checkVersions, type VersionsData } from '@/site/versionsData';

const VALID: VersionsData = {
  current: 'v5.15.1',
  earlier: [{ version: 'v4', packageName: '@material-ui/core', lastRelease: '4.12.4' }],
  branches: [{ name: 'master', docs: 'https://docs.example/', source: 'https://code.example/' }],
  products: [{ id: 'grid', packages: [{ name: '@mui/grid', plan: 'pro' }], newerMajors: ['v6'] }],
};
const [row] = VALID.products;

function reasonsOf(changes: object): string[] {
  try {
    checkVersions({ ...VALID, ...changes }, ['grid', 'joy']);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ reason }) => reason);
    throw error;
  }
  return [];
}

describe('checkVersions', () => {
  it('gives data that is right', () => {
    expect(checkVersions(VALID, ['grid'])).toEqual(VALID);
  });

  it.each([
    ['a version without v', { current: '5.15.1' }, /^current: must be a version/],
    [
      'a last release without three numbers',
      { earlier: [{ ...VALID.earlier[0], lastRelease: '4' }] },
      /^earlier\.0\.lastRelease: must be a release/,
    ],
    [
      'an address without https',
      { branches: [{ ...VALID.branches[0], docs: 'http://docs.example/' }] },
      /^branches\.0\.docs: must be an https address/,
    ],
    [
      'a plan that does not exist',
      { products: [{ ...row, packages: [{ name: '@mui/grid', plan: 'gold' }] }] },
      /^products\.0\.packages\.0\.plan: /,
    ],
    [
      'a product without a package',
      { products: [{ ...row, packages: [] }] },
      /must name a package/,
    ],
    [
      'a newer major with a dot',
      { products: [{ ...row, newerMajors: ['v6.1'] }] },
      /^products\.0\.newerMajors\.0: must be a major/,
    ],
    ['a key it does not know', { released: [] }, /released/],
  ])('refuses %s', (_what, changes, reason) => {
    expect(reasonsOf(changes)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    [
      'the current version among the earlier ones',
      { current: 'v4' },
      'earlier: v4 stands there twice.',
    ],
    [
      'a branch twice',
      { branches: [...VALID.branches, ...VALID.branches] },
      'branches: master stands there twice.',
    ],
    [
      'a package of two products',
      { products: [row, { ...row, id: 'joy' }] },
      'packages: @mui/grid stands there twice.',
    ],
    [
      'a product that has no name',
      { products: [{ ...row, id: 'toolpad' }] },
      'products: data/productIdentifiers.ts has no "toolpad".',
    ],
  ])('refuses %s', (_what, changes, reason) => {
    expect(reasonsOf(changes)).toEqual([reason]);
  });

  it('tells every mistake, with the file', () => {
    const problems = () => checkVersions({ ...VALID, current: '5', branches: null }, []);
    expect(problems).toThrow(/2 mistakes[^]*data\/versions\.ts:1[^]*data\/versions\.ts:1/);
  });
});
