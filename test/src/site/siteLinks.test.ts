/** @jest-environment node */
import { siteLinks } from '@/site/siteLinks.server';
import { articleOf } from '../../fixtures/article';
import { writeProject } from '../../fixtures/project';

describe('siteLinks', () => {
  beforeEach(async () => {
    await writeProject({
      'data/base-ui/react-menu.md': articleOf('Text.'),
      'data/x/react-data-grid/editing.md': articleOf('Text.'),
    });
  });

  it.each([
    ['https://mui.com/x/react-data-grid/editing/', '/x/react-data-grid/editing/'],
    ['/x/react-data-grid/editing/#their-anchor', '/x/react-data-grid/editing/'],
    ['/x/react-data-grid/editing', '/x/react-data-grid/editing/'],
    ['https://mui.com/material-ui/api/button/', '/material-ui/api/button/'],
    ['https://mui.com/x/api/data-grid/', '/x/api/data-grid/'],
    [
      '/base-ui/react-menu/components-api/#menu-item',
      '/base-ui/react-menu/components-api/#menu-item',
    ],
    ['/base-ui/react-menu/hooks-api/#their-anchor', '/base-ui/react-menu/hooks-api/'],
  ])('leads %s to %s', async (href, target) => {
    expect((await siteLinks())(href)).toBe(target);
  });

  it.each([
    ['/x/react-data-grid/not-written/#part', 'https://mui.com/x/react-data-grid/not-written/#part'],
    [
      '/base-ui/react-tabs/components-api/#tab',
      'https://mui.com/base-ui/react-tabs/components-api/#tab',
    ],
  ])('leads %s, which is not here, to %s', async (href, target) => {
    expect((await siteLinks())(href)).toBe(target);
  });

  it.each(['#anchor', 'https://react.dev/reference/'])('leaves %s as it is', async (href) => {
    expect((await siteLinks())(href)).toBe(href);
  });
});
