/** @jest-environment node */
import type { ApiEntry } from '@/api-reference/apiTypes';
import type { FrontMatter } from '@/article/types';
import { docsTabsOf, listTabPaths, loadDocsTab } from '@/site/docsTabs.server';
import { articleOf } from '../../fixtures/article';
import { writeProject } from '../../fixtures/project';

const DESCRIPTION =
  'See [ours](https://mui.com/base-ui/react-button/) and [theirs](/base-ui/none/).';

type MockApi = () => { loadProductApi: (product: { id: string }) => Promise<ApiEntry[]> };

jest.mock('@/api-reference/extract/loadProductApi.server', () => {
  const { mockApi } = jest.requireActual<{ mockApi: MockApi }>('../../fixtures/apiEntries');
  const describe = (entry: ApiEntry) =>
    entry.name === 'Portal' ? { ...entry, description: DESCRIPTION } : entry;
  return {
    loadProductApi: async (product: { id: string }) =>
      (await mockApi().loadProductApi(product)).map(describe),
  };
});

const frontMatter = (components: string[], hooks: string[]): FrontMatter => ({
  title: 'Button',
  description: 'A button.',
  components,
  hooks,
  disableToc: false,
});

describe('docsTabsOf', () => {
  it.each([
    [['Button'], ['useButton'], ['components-api', 'hooks-api']],
    [['Button'], [], ['components-api']],
    [[], ['useAutocomplete'], ['hooks-api']],
    [[], [], []],
  ])('has a tab for what there is: components %j, hooks %j', (components, hooks, tabs) => {
    expect(docsTabsOf('base-ui', frontMatter(components, hooks))).toEqual(tabs);
  });

  it.each(['material-ui', 'joy-ui', 'system', 'x-data-grid'])('has none for %s', (productId) => {
    expect(docsTabsOf(productId, frontMatter(['Button'], ['useButton']))).toEqual([]);
  });
});

describe('listTabPaths', () => {
  it('lists the addresses of all tabs', async () => {
    await writeProject({
      'data/base-ui/getting-started.md': articleOf('Text.\n\n---\n\nMore.'),
      'data/base-ui/guides/routing.md': articleOf('Text.', ['hooks: [useTabs]']),
      'data/base-ui/react-button.md': articleOf('Text.', [
        'components: [Button]',
        'hooks: [useButton]',
      ]),
      'data/material-ui/react-button.md': articleOf('Text.', ['components: [Button]']),
    });
    expect((await listTabPaths()).sort()).toEqual([
      '/base-ui/guides/routing/hooks-api/',
      '/base-ui/react-button/components-api/',
      '/base-ui/react-button/hooks-api/',
    ]);
  });
});

describe('loadDocsTab', () => {
  it('shows the components on one tab and the hooks on the other', async () => {
    const both = frontMatter(['Button'], ['useButton']);
    const components = await loadDocsTab('components-api', both, 'en');
    const hooks = await loadDocsTab('hooks-api', both, 'en');
    expect(components.headings[0]).toEqual({ id: 'button', text: 'Button', level: 2 });
    expect(hooks.headings[0]).toEqual({ id: 'use-button', text: 'useButton', level: 2 });
    expect(components.blocks).toHaveLength(1);
    expect(hooks.blocks).toHaveLength(1);
  }, 30_000);

  it('says of each tab what is on it', async () => {
    const both = frontMatter(['Button'], ['useButton']);
    expect((await loadDocsTab('components-api', both, 'en')).description).toMatch(
      /^Props, slots, CSS classes and imports of the components/,
    );
    expect((await loadDocsTab('hooks-api', both, 'en')).description).toMatch(
      /^Parameters, return value and imports of the hooks/,
    );
  }, 30_000);

  it('leads to pages of this site where they are, else to the site of the packages', async () => {
    await writeProject({ 'data/base-ui/react-button.md': articleOf('Text.') });
    const { blocks } = await loadDocsTab('components-api', frontMatter(['Portal'], []), 'en');
    expect(blocks[0]).toMatchObject({ kind: 'api' });
    expect(JSON.stringify(blocks)).toContain('href=\\"/base-ui/react-button/\\"');
    expect(JSON.stringify(blocks)).toContain('href=\\"https://mui.com/base-ui/none/\\"');
  }, 30_000);
});
