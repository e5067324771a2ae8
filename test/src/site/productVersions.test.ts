import { productVersions } from '@/site/productVersions';

jest.mock('@data/productIdentifiers', () => ({
  productIdentifiers: {
    'x-grid': {
      metadata: '',
      name: 'Grid',
      versions: [
        { text: 'v7 (next)', href: 'https://next.example/' },
        { text: 'v6.1.0', current: true },
        { text: 'v5', href: 'https://v5.example/' },
        { text: 'View all versions', href: '/versions/', viewAll: true },
      ],
    },
    joy: { metadata: '', name: 'Joy', versions: [{ text: 'v5.0.0-beta.1', current: true }] },
  },
}));

const packages = [{ name: '@mui/grid', plan: null }];

describe('productVersions', () => {
  it('has newer majors, then the next one, the current and the earlier ones, without the link to the page itself', () => {
    expect(productVersions({ id: 'x-grid', packages, newerMajors: ['v9', 'v8'] })).toEqual({
      name: 'Grid',
      rows: [
        {
          text: 'v9, v8',
          kind: 'newer',
          href: 'https://www.npmjs.com/package/@mui/grid?activeTab=versions',
        },
        { text: 'v7 (next)', kind: 'preRelease', href: 'https://next.example/' },
        { text: 'v6.1.0', kind: 'current', href: '/x/react-grid/' },
        { text: 'v5', kind: 'earlier', href: 'https://v5.example/' },
      ],
    });
  });

  it('has the current version alone where there is no other', () => {
    expect(productVersions({ id: 'joy', packages, newerMajors: [] }).rows).toEqual([
      { text: 'v5.0.0-beta.1', kind: 'current', href: '/joy/' },
    ]);
  });

  it('throws for a product without a name', () => {
    expect(() => productVersions({ id: 'none', packages, newerMajors: [] })).toThrow(
      'No "none" in data/productIdentifiers.ts.',
    );
  });
});
