/** @jest-environment node */
import {
  CODE_LANGUAGES,
  escapeAttribute,
  escapeHtml,
  highlightCode,
} from '@/lib/highlightCode.server';

/** The text that a browser shows for the HTML of a code element. */
const textOf = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** A piece of each language that has something to color. */
const SAMPLES: Record<string, string> = {
  bash: 'npm install "@mui/material" # all of it',
  css: '/* a */ .a > .b::before { color: #fff; content: "<&>"; }',
  diff: '-const a = 1;\n+const a = 2;\n const b = 3;',
  html: '<!-- a --><p class="b">c &amp; d</p>',
  js: "const a = (b) => <A b={b} c='d' />; // e",
  json: '{ "a": [1, true, null, "<b>"] }',
  jsx: 'export default function App() {\n\n  return <Button disabled>Save</Button>;\n}',
  md: '## A\n\n- **b** `c` [d](/e/)',
  ts: 'type A<B> = { c: B extends string ? 1 : never };',
  tsx: 'const a: Array<string> = []; // <b>\nreturn <A<string> b="c" />;',
  yaml: "a: b # c\nd:\n  - 'e'",
};

describe('highlightCode', () => {
  it('has a sample here for every language that is colored', () => {
    const colored = Object.keys(CODE_LANGUAGES).filter((language) => CODE_LANGUAGES[language]);
    expect(Object.keys(SAMPLES).sort()).toEqual(colored.sort());
  });

  it.each(Object.entries(SAMPLES))('colors %s by classes', async (language, code) => {
    const html = await highlightCode(code, language);
    expect(html).toMatch(/<span class="[a-z]">/);
    expect(html.replace(/<\/span>|<span class="[a-z]">/g, '')).not.toMatch(/[<>]/);
    expect(textOf(html)).toBe(code);
  });

  it.each(Object.keys(CODE_LANGUAGES))('takes no code of %s for HTML', async (language) => {
    const code = '<img src=x onerror="alert(1)"> &lt; </code>';
    const html = await highlightCode(code, language);
    expect(html).not.toMatch(/<img|<\/code/);
    expect(textOf(html)).toBe(code);
  });

  it('leaves plain text without colors', async () => {
    expect(await highlightCode('const a = 1 < 2;', 'text')).toBe('const a = 1 &lt; 2;');
  });

  it('keeps empty lines and indentation', async () => {
    const code = 'const a = {\n\n\tb: 1,\n    c: 2,\n};';
    expect(textOf(await highlightCode(code, 'ts'))).toBe(code);
  });

  it('ends every span on the line where it began', async () => {
    const html = await highlightCode('/* a\n b */\nconst c = `d\ne`;', 'ts');
    for (const line of html.split('\n')) {
      expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
    }
  });

  it('gives nothing for nothing', async () => {
    expect(await highlightCode('', 'tsx')).toBe('');
  });

  it.each(['sh', 'rust', '', 'TSX'])('throws for the language "%s"', async (language) => {
    await expect(highlightCode('a', language)).rejects.toThrow(
      `No grammar for the language "${language}"`,
    );
  });
});

describe('escapeHtml', () => {
  it('makes text of what would be markup', () => {
    expect(escapeHtml('<a> & &amp; </a>')).toBe('&lt;a&gt; &amp; &amp;amp; &lt;/a&gt;');
  });
});

describe('escapeAttribute', () => {
  it('lets nothing end the attribute, and says the same', () => {
    const text = '"><b> &quot; \'c\' "d"';
    expect(escapeAttribute(text)).toBe("&quot;&gt;&lt;b&gt; &amp;quot; 'c' &quot;d&quot;");
  });
});
