/** @jest-environment node */
import { renderType } from '@/api-reference/renderType.server';
import { translator } from '@/i18n/translator.server';
import { apiType } from '../../fixtures/componentApi';

const translate = translator('en');

describe('renderType', () => {
  it('shows a short type alone, as text', async () => {
    expect(await renderType(apiType("Array<'a' | 'b'>"), translate)).toBe(
      "<code>Array&lt;'a' | 'b'&gt;</code>",
    );
  });

  it('folds the whole of a long one, and the declarations of what it names, in this order', async () => {
    const type = apiType("'a' | …", {
      full: "'a' | 'b' | Model<string>",
      definitions: [
        { name: 'Model<T>', code: 'interface Model<T> {\n  row: T;\n}' },
        { name: 'Row', code: 'type Row = string;' },
      ],
    });
    const html = await renderType(type, translate);
    const summaries = [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, text]) => text);
    expect(summaries).toEqual(['Full type', '<code>Model&lt;T&gt;</code>', '<code>Row</code>']);
    const blocks = [...html.matchAll(/<pre tabindex="0">(.*?)<\/pre>/gs)].map(([, block = '']) =>
      block.replace(/<[^>]+>/g, ''),
    );
    expect(blocks).toEqual([
      "'a' | 'b' | Model&lt;string&gt;",
      'interface Model&lt;T&gt; {\n  row: T;\n}',
      'type Row = string;',
    ]);
    expect(html).not.toContain('<details open');
  });
});
