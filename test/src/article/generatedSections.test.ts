/** @jest-environment node */
import { htmlOf, parseBody } from '../../fixtures/article';

const apiHtml = async (
  frontMatter: readonly string[],
  context: Parameters<typeof parseBody>[2] = {},
) => {
  const { blocks } = await parseBody('', frontMatter, context);
  return blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
};

describe('the generated API section', () => {
  it('is absent without components and hooks', async () => {
    expect((await parseBody('Text.')).headings).toEqual([]);
    expect(await apiHtml(['components: []', 'hooks: []'])).toBe('');
  });

  it('lists components, then hooks, under a heading of its own at the end', async () => {
    const { headings, blocks } = await parseBody('## First', [
      'hooks: [useButton]',
      'components: [Button, ButtonGroup]',
    ]);
    expect(headings).toEqual([
      { id: 'first', text: 'First', level: 2 },
      { id: 'api', text: 'API', level: 2 },
    ]);
    const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
    expect([...html.matchAll(/<code>([^<]*)<\/code>/g)].map((match) => match[1])).toEqual([
      '&#x3C;Button />',
      '&#x3C;ButtonGroup />',
      'useButton()',
    ]);
  });

  it('links to the pages that exist, and to no others', async () => {
    const html = await apiHtml(['components: [Button, ButtonBase]'], {
      apiPages: ['/material-ui/api/button/'],
    });
    expect(html).toContain('<a href="/material-ui/api/button/"><code>&#x3C;Button /></code></a>');
    expect(html).not.toContain('button-base');
    expect(html).toContain('<li><code>&#x3C;ButtonBase /></code></li>');
  });

  it('takes the product of the front matter before that of the folder', async () => {
    const apiPages = ['/joy-ui/api/button/', '/material-ui/api/button/'];
    expect(await apiHtml(['components: [Button]', 'productId: joy-ui'], { apiPages })).toContain(
      'href="/joy-ui/api/button/"',
    );
  });

  it('links to the API tabs of Base UI', async () => {
    const html = await apiHtml(['components: [Button]', 'hooks: [useButton]'], {
      productId: 'base-ui',
      apiPages: ['/base-ui/react-button/components-api/', '/base-ui/react-button/hooks-api/'],
    });
    expect(html).toContain('href="/base-ui/react-button/components-api/#button"');
    expect(html).toContain('href="/base-ui/react-button/hooks-api/#use-button"');
  });

  it('links to what shares a page of Base UI with others', async () => {
    const html = await apiHtml(['components: [OptionGroup]', 'hooks: [useDropdown]'], {
      productId: 'base-ui',
      apiPages: ['/base-ui/react-select/components-api/', '/base-ui/react-menu/hooks-api/'],
    });
    expect(html).toContain('href="/base-ui/react-select/components-api/#option-group"');
    expect(html).toContain('href="/base-ui/react-menu/hooks-api/#use-dropdown"');
  });

  it.each([
    ['x-data-grid', 'DataGrid', '/x/api/data-grid/data-grid/'],
    ['x-date-pickers', 'DatePicker', '/x/api/date-pickers/date-picker/'],
  ])('links from an article of %s to %s at %s', async (productId, name, href) => {
    const html = await apiHtml([`components: [${name}]`], { productId, apiPages: [href] });
    expect(html).toContain(`href="${href}"`);
  });

  it('shows the name of what has no API page', async () => {
    const html = await apiHtml(['components: [Unknown]', 'hooks: [useUnknown]'], {
      productId: 'docs-infra',
    });
    expect(html).toContain('<li><code>&#x3C;Unknown /></code></li>');
    expect(html).toContain('<li><code>useUnknown()</code></li>');
  });

  it('is found by search', async () => {
    const { sections } = await parseBody('', ['components: [Button]']);
    expect(sections.at(-1)).toEqual({ id: 'api', heading: 'API', text: '<Button />' });
  });
});

describe('the generated Unstyled section', () => {
  const UNSTYLED = ['unstyled: /base-ui/react-button/'];

  it('leads to the page of Base UI in a success callout', async () => {
    const html = await htmlOf('', UNSTYLED);
    expect(html).toContain('<h2 id="unstyled">');
    expect(html).toMatch(
      /<div class="callout callout-success" role="note"[^>]*><p><a href="\/base-ui\/react-button\/">Base UI<\/a> [^<]*Test[^<]*<\/p><\/div>/,
    );
  });

  it('stands before the API section', async () => {
    const { headings } = await parseBody('', [...UNSTYLED, 'components: [Button]']);
    expect(headings.map(({ id }) => id)).toEqual(['unstyled', 'api']);
  });

  it('is absent without the key', async () => {
    expect(await htmlOf('Text.')).not.toContain('Unstyled');
  });
});
