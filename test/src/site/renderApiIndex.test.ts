import '../../fixtures/serverGlobals';
import { translator } from '@/i18n/translator.server';
import type { ApiEntry, InterfaceApi } from '@/api-reference/apiTypes';
import { apiIndexHeadings, renderApiIndex } from '@/site/renderApiIndex.server';
import { componentApi } from '../../fixtures/apiEntries';

const translate = translator('en');
const GRID = '@mui/x-data-grid';

const interfaceApi = (name: string, id: string, from: readonly string[]): InterfaceApi => ({
  kind: 'interface',
  name,
  id,
  package: { name: `${GRID}-premium`, version: '6.18.5', integrity: 'sha512-abc' },
  description: 'What a `cell` is <made> of.\n\nMore of it.',
  imports: from.map((module) => `import { ${name} } from '${module}';`),
  properties: [],
});

const pageOf = (entry: ApiEntry) => ({ entry, href: `/x/api/data-grid/${entry.id}/` });

const PAGES = [
  componentApi('GridPanel', 'grid-panel', GRID),
  componentApi('DataGrid', 'data-grid', GRID),
  componentApi('DataGridPro', 'data-grid-pro', `${GRID}-pro`),
  interfaceApi('GridApi', 'grid-api', [GRID, `${GRID}-premium`]),
  interfaceApi('GridExcel', 'grid-excel', [`${GRID}-premium`]),
].map(pageOf);

const CONTEXT = {
  summaries: { GridPanel: 'A panel.', DataGrid: 'The grid.', DataGridPro: 'More grid.' },
  translate,
  resolveLink: (href: string) => href,
};

function show(): void {
  document.body.innerHTML = renderApiIndex(PAGES, CONTEXT);
}

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

describe('renderApiIndex', () => {
  it('lists entries by the smallest package that has them, then by kind and name', () => {
    show();
    const sections = [...document.querySelectorAll('section')].map((section) => [
      section.querySelector('h2')?.textContent,
      [...section.querySelectorAll('.api-name a')].map((link) => link.textContent),
    ]);
    expect(sections).toEqual([
      ['@mui/x-data-grid', ['DataGrid', 'GridPanel', 'GridApi']],
      ['@mui/x-data-grid-pro', ['DataGridPro']],
      ['@mui/x-data-grid-premium', ['GridExcel']],
    ]);
    expect(textsOf('h3')).toEqual(['Components', 'Interfaces']);
  });

  it('says of each what it is for in one line, and how to import it', () => {
    show();
    expect(textsOf('.api-text').slice(0, 3)).toEqual([
      'The grid.',
      'A panel.',
      'What a cell is <made> of.',
    ]);
    expect(textsOf('.api-type')[2]).toBe("import { GridApi } from '@mui/x-data-grid';");
    expect(document.querySelector('.api-name a')).toHaveAttribute(
      'href',
      '/x/api/data-grid/data-grid/',
    );
  });

  it('marks what needs a plan, and nothing else', () => {
    show();
    const marked = [...document.querySelectorAll('.api-item')].map(
      (item) => item.querySelector('.api-plan')?.textContent ?? null,
    );
    expect(marked).toEqual([null, null, null, 'Pro plan', 'Premium plan']);
  });

  it('has a filter that promises no types', () => {
    show();
    expect(document.querySelector('#api-filter')).toHaveAccessibleName(
      'Filter by name or description',
    );
  });

  it('stops at what nobody describes', () => {
    expect(() => renderApiIndex(PAGES, { ...CONTEXT, summaries: {} })).toThrow(
      /No package describes DataGrid: .*apiSummaries/,
    );
  });
});

describe('apiIndexHeadings', () => {
  it('are those of the page, in its order, each id once', () => {
    show();
    const shown = [...document.querySelectorAll('h2, h3')].map(({ id, textContent, tagName }) => ({
      id,
      text: textContent,
      level: Number(tagName.slice(1)),
    }));
    expect(apiIndexHeadings(PAGES, translate)).toEqual(shown);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  });
});
