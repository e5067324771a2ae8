/** @jest-environment node */
import { apiHeadings, renderApiEntry } from '@/api-reference/renderApi.server';
import type { ApiEntry } from '@/api-reference/types';
import { translator } from '@/i18n/translator.server';

const translate = translator('en');

const ENTRY: ApiEntry = {
  name: 'Button',
  id: 'button',
  imports: "import { Button } from '@mui/base/Button';",
  tables: [
    {
      id: 'props',
      memberId: 'prop',
      members: [
        {
          name: 'disabled',
          type: "Array<'a' | 'b'>",
          required: true,
          defaultValue: '"<none>"',
          description: 'If `true`, it is <b>off</b>.\nAlways.',
        },
        { name: 'slots', type: 'object', required: false, defaultValue: null, description: '' },
      ],
    },
  ],
};

const html = renderApiEntry(ENTRY, translate);

describe('renderApiEntry', () => {
  it('has the anchors that its headings name', async () => {
    for (const { id, text, level } of apiHeadings(ENTRY, translate)) {
      expect(await html).toContain(
        `<h${level} id="${id}"><a class="anchor" href="#${id}">${text}</a></h${level}>`,
      );
    }
  });

  it('shows how to import it, to be copied', async () => {
    expect(await html).toMatch(/<span class="k">import<\/span>.*data-copy/);
  });

  it('has a row and an anchor for every member', async () => {
    const rows = [...(await html).matchAll(/<tr id="([^"]+)">(.*?)<\/tr>/g)];
    expect(rows.map(([, id]) => id)).toEqual(['button-prop-disabled', 'button-prop-slots']);
    const cells = rows.map(([, , row = '']) =>
      [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => cell),
    );
    expect(cells[0]?.[0]).toMatch(/<code>disabled<\/code>.*required/);
    expect(cells[0]?.[3]).toContain('<code>true</code>');
    expect(cells[1]).toEqual(['<code>slots</code>', '<code>object</code>', '-', '-']);
  });

  it('takes nothing of the package for HTML', async () => {
    expect(await html).not.toMatch(/<b>|<none>|Array<'/);
    expect(await html).toContain('Array&lt;');
  });

  it('lets a quote of a translated text or of a name not leave its attribute', async () => {
    const quoting = (key: string) => `"${key}" x="`;
    const named = {
      ...ENTRY,
      tables: ENTRY.tables.map((table) => ({ ...table, memberId: '"a"' })),
    };
    const shown = await renderApiEntry(named, quoting);
    expect(shown).toContain(' aria-label="&quot;apiTableOf&quot; x=&quot;"><table>');
    expect(shown).toContain(' <span title="&quot;apiRequired&quot; x=&quot;">*</span>');
    expect(shown).toContain('<tr id="button-&quot;a&quot;-slots">');
    expect(shown.replace(/<[a-z]\w*( [a-z-]+="[^"<>]*")*>|<\/\w+>/g, '')).not.toMatch(/[<>]/);
  });

  it('lets its tables be scrolled by keyboard, under a name', async () => {
    expect(await html).toMatch(
      /<div class="table" tabindex="0" role="group" aria-label="[^"]*Button/,
    );
  });
});

describe('apiHeadings', () => {
  it('lists entry, import and tables in the order of the page', () => {
    expect(apiHeadings(ENTRY, translate)).toEqual([
      { id: 'button', text: 'Button', level: 2 },
      { id: 'button-import', text: 'Import', level: 3 },
      { id: 'button-props', text: 'Props', level: 3 },
    ]);
  });
});
