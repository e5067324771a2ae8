/** @jest-environment node */
import { productById } from '@/site/articles.server';
import { loadProductPage } from '@/site/loadProductPage.server';
import { tree } from '../../fixtures/smallSite';

jest.mock('@data/products', () =>
  jest.requireActual<{ mockProducts: () => object }>('../../fixtures/smallSite').mockProducts(),
);

describe('loadProductPage', () => {
  it('shows version, package and how to install it', async () => {
    expect(await loadProductPage('material-ui')).toMatchObject({
      page: { path: '/material-ui/', title: 'Material UI', description: 'Components.' },
      version: '5.15.1',
      packageName: '@mui/material',
      install: 'npm install @mui/material',
    });
  });

  it('has a card for every page that is written, in the groups of the navigation that have any', async () => {
    tree.pages.push({
      pathname: '/material-ui/later-group/',
      title: 'Later',
      children: [{ pathname: '/material-ui/react-later/', planned: true }],
    });
    const { groups } = await loadProductPage('material-ui');
    expect(groups.map(({ title, cards }) => [title, cards.map(({ path }) => path)])).toEqual([
      ['Getting started', ['/material-ui/getting-started/', '/material-ui/getting-started/usage/']],
      ['Components', ['/material-ui/react-button/']],
    ]);
    expect(groups[1]?.cards[0]).toEqual({
      path: '/material-ui/react-button/',
      title: 'Test',
      description: 'A test.',
    });
  });

  it('has a card for the index of an API, and none for the pages that it lists', async () => {
    const group = {
      pathname: '/x/react-data-grid-group/',
      title: 'Data Grid',
      children: [
        { pathname: '/x/react-data-grid/' },
        { pathname: '/x/api/data-grid/' },
        { pathname: '/x/api/data-grid/grid-col-def/' },
      ],
    };
    jest.spyOn(productById('x'), 'pages').mockResolvedValue({ pages: [group] });
    const { groups } = await loadProductPage('x');
    expect(groups.map(({ cards }) => cards.map(({ path }) => path))).toEqual([
      ['/x/react-data-grid/', '/x/api/data-grid/'],
    ]);
    expect(groups[0]?.cards[1]).toMatchObject({ title: 'Data Grid API index' });
  });
});
