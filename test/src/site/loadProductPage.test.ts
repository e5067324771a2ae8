/** @jest-environment node */
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

  it('has a card for every page that is written, in the groups of the navigation', async () => {
    tree.pages.push({
      pathname: '/material-ui/later-group/',
      title: 'Later',
      children: [{ pathname: '/material-ui/react-later/', planned: true }],
    });
    const { groups } = await loadProductPage('material-ui');
    expect(groups.map(({ title, cards }) => [title, cards.map(({ path }) => path)])).toEqual([
      ['Getting started', ['/material-ui/getting-started/', '/material-ui/getting-started/usage/']],
      ['Components', ['/material-ui/react-button/']],
      ['Later', []],
    ]);
    expect(groups[1]?.cards[0]).toEqual({
      path: '/material-ui/react-button/',
      title: 'Test',
      description: 'A test.',
    });
  });
});
