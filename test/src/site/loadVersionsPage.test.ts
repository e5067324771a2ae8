/** @jest-environment node */
import { parseFragment } from 'parse5';
import { loadVersionsPage, readVersionsArticle } from '@/site/loadVersionsPage.server';
import { htmlMarkdown } from '@/publish/markdown/htmlMarkdown.server';
import { stringifyMarkdown } from '@/publish/markdown/stringifyMarkdown.server';
import { translator } from '@/i18n/translator.server';

const loaded = loadVersionsPage('en');

async function markdown() {
  const html = (await loaded).blocks.map((block) => block.html).join('');
  return stringifyMarkdown(htmlMarkdown(html, translator('en')));
}

/** The lines of the table below a heading. */
async function tableBelow(heading: string): Promise<string[]> {
  const lines = (await markdown()).split('\n');
  const below = lines.slice(lines.findIndex((line) => line.endsWith(`# ${heading}`)) + 1);
  const start = below.findIndex((line) => line.startsWith('|'));
  const end = below.findIndex((line, index) => index > start && !line.startsWith('|'));
  return below.slice(start + 2, end);
}

describe('loadVersionsPage', () => {
  it('has the page of the address, which can be edited', async () => {
    const { page } = await loaded;
    expect(page).toMatchObject({
      path: '/versions/',
      title: 'Versions',
      productId: 'docs',
      navigation: null,
      source: 'data/versions.md',
    });
  });

  it('has the released versions, the current one with a mark that can be heard', async () => {
    const released = await tableBelow('Released versions');
    expect(released.map((line) => line.split('|')[1]?.trim())).toEqual([
      'v6 pre-release',
      'v5.15.1 ✓, the version of this site',
      'v4',
      'v3',
      'v1',
      'v0',
    ]);
    expect(released[1]).toContain(
      '[Notes of v5.15.1](https://github.com/mui/material-ui/releases/tag/v5.15.1)',
    );
    expect(released[2]).toContain('[v4.mui.com](https://v4.mui.com/)');
    expect(released.filter((line) => line.includes('Notes of'))).toHaveLength(1);
  });

  it('has both branches with their documentation and their source', async () => {
    const branches = await tableBelow('Latest branches');
    expect(branches).toHaveLength(2);
    expect(branches[1]).toMatch(/`next`.*https:\/\/next\.mui\.com\/.*\/tree\/next/);
  });

  it.each([
    ['Material UI', ['v9, v7, v6', 'v5.15.1', 'v4']],
    ['Joy UI', ['v5.0.0-beta.19']],
    ['Base UI', ['v5.0.0-beta.28']],
    ['MUI System', ['v9, v7, v6', 'v5.15.1', 'v4']],
    ['Data Grid', ['v9, v8, v7', 'v7 (next)', 'v6.18.5', 'v5', 'v4']],
    ['Date Pickers', ['v9, v8, v7', 'v7 (next)', 'v6.18.5', 'v5']],
  ])('has the versions of %s', async (name, versions) => {
    const rows = await tableBelow(name);
    expect(rows.map((line) => line.split('|')[1]?.replace(/ ✓.*/, '').trim())).toEqual(versions);
  });

  it('has every package with its version, plan and license', async () => {
    const packages = await tableBelow('Versions by product');
    expect(packages).toContain('| `@mui/material` | `5.15.1` | – | MIT |');
    expect(packages).toContain('| `@mui/x-data-grid` | `6.18.5` | Community | MIT |');
    expect(packages).toContain('| `@mui/x-data-grid-premium` | `6.18.5` | Premium | Commercial |');
  });

  it('says what the packages need, from themselves', async () => {
    const needs = await tableBelow('What the packages need');
    expect(needs.find((line) => line.startsWith('| `@mui/x-data-grid`'))).toBe(
      '| `@mui/x-data-grid` | `^17.0.0 \\|\\| ^18.0.0` | `>=14.0.0` | `@mui/material ^5.4.1`, `@mui/system ^5.4.1` |',
    );
  });

  it('names each table, and the first cell of its rows', async () => {
    const html = (await loaded).blocks.map((block) => block.html).join('');
    const names = [...html.matchAll(/<table aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Released versions', 'Versions of Joy UI']));
    expect(new Set(names).size).toBe(names.length);
    expect(html).toContain('<th scope="row">v4</th>');
    expect(parseFragment(html).childNodes.length).toBeGreaterThan(20);
  });

  it('has its sections for the search', async () => {
    const { sections } = await readVersionsArticle();
    const section = sections.find(({ heading }) => heading === 'Deprecation');
    expect(section).toMatchObject({ id: 'deprecation' });
    expect(section?.text).toContain('@deprecated');
  });
});
