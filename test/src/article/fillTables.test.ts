/** @jest-environment node */
import type { Table } from 'mdast';
import { fillTables } from '@/article/fillTables';
import { parseMarkdown } from '@/article/markdownTree.server';
import { parseArticle } from '@/article/parseArticle.server';
import { mistakesOf } from '../../fixtures/article';

const table: Table = { type: 'table', children: [] };

const typesOf = (source: string) => {
  const tree = parseMarkdown(source);
  fillTables(tree, { known: table });
  return tree.children.map(({ type, position }) => [type, position?.start.line]);
};

describe('fillTables', () => {
  it('puts the table where it is named, on that line', () => {
    expect(typesOf('A\n\n::table{name="known"}\n\nB')).toEqual([
      ['paragraph', 1],
      ['table', 3],
      ['paragraph', 5],
    ]);
  });

  it('leaves other names and other directives alone', () => {
    expect(typesOf('::table{name="other"}\n\n::demo{name="known"}').map(([type]) => type)).toEqual([
      'leafDirective',
      'leafDirective',
    ]);
  });

  it('leaves the article that names an unknown table with a mistake', async () => {
    const source = '---\ntitle: T\ndescription: D.\n---\n\n::table{name="other"}\n';
    const mistakes = await mistakesOf(
      parseArticle(source, {
        file: 'data/versions.md',
        productId: 'docs',
        version: '1.0.0',
        apiPages: [],
        userLanguage: 'en',
        tables: { known: table },
      }),
    );
    expect(mistakes).toMatchObject([{ line: 6, reason: 'Unknown directive ::table.' }]);
  });
});
