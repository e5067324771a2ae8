import { groupPages } from '@/offline/groupPages';

const PRODUCTS = [
  { id: 'material-ui', name: 'Material UI' },
  { id: 'joy-ui', name: 'Joy UI' },
];

describe('groupPages', () => {
  it('groups by product in their order, then by title, and names the product once', () => {
    const pages = [
      { path: '/joy-ui/react-button/', title: 'Button - Joy UI' },
      { path: '/material-ui/', title: 'Material UI' },
      { path: '/material-ui/api/button/', title: 'Button API - Material UI' },
      { path: '/material-ui/react-button/', title: 'Button - Material UI' },
      { path: '/versions/', title: 'Versions - MUI' },
    ];
    expect(groupPages(pages, PRODUCTS)).toEqual([
      {
        name: 'Material UI',
        pages: [
          { path: '/material-ui/react-button/', title: 'Button' },
          { path: '/material-ui/api/button/', title: 'Button API' },
          { path: '/material-ui/', title: 'Material UI' },
        ],
      },
      { name: 'Joy UI', pages: [{ path: '/joy-ui/react-button/', title: 'Button' }] },
      { name: null, pages: [{ path: '/versions/', title: 'Versions' }] },
    ]);
  });

  it('has no empty groups', () => {
    expect(groupPages([], PRODUCTS)).toEqual([]);
  });
});
