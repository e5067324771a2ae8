import { readFileSync } from 'node:fs';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { CODE_LANGUAGES, codeClass, codeColors } from '@/demo/codeEditorColors';
import { highlightCode } from '@/lib/highlightCode.server';
import '../../fixtures/textLayout';

const TS = `import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';

// Props of the demo
interface Props { name: string; count?: number; on(value: Mode): void }
type Mode = 'a' | "b";
/* A limit */
const LIMIT = 5;
const { first, second } = React.useState<boolean>(false);
const [open, setOpen] = React.useState(LIMIT);
let total = -1;

export default function Basic({ name, count = 3 }: Props) {
  const theme = useTheme<Mode>();
  const onClick = async (event: React.MouseEvent) => {
    if (!event.ctrlKey) return undefined;
    await fetch(\`/x/\${name}?q=\${count + 1}\`);
    setOpen((value) => !value);
    for (const x of [1, 2, null, true]) console.log(x, this);
    throw new Error('bad' as string);
  };
  return (
    <>
      <Button variant="contained" disabled onClick={onClick} sx={{ mt: 1, color: 'red' }}>
        Hello &amp; {name ? 'yes' : LIMIT}
      </Button>
      <div className="x" {...props} aria-label='b'>{theme.palette.text.primary}</div>
      <Tabs.Panel value={names.length} render={() => null} />
    </>
  );
}`;

const JS = `export const sum = (a, b) => a + b;
const options = { onClose: () => undefined, title: 'Sum', run: function run() {} };
class Counter extends Base {}
export function Basic() {
  while (sum(1, 2) === 3 && options.title) break;
  return <p id="basic">{sum(1, 2)}</p>;
}`;

/** Classes that have the same color in src/theme/global.css. */
const ALIKE: Record<string, string> = { i: 's', p: 'n' };

/** Every character of some colored HTML that can be seen, with the class it is colored by. */
function coloredCharacters(html: string): string[] {
  const host = document.createElement('div');
  host.innerHTML = html;
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  const characters: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const name = text.parentElement?.closest('span')?.className ?? '';
    const seen = (text.nodeValue ?? '').replace(/\s/g, '');
    characters.push(...[...seen].map((character) => `${character} ${ALIKE[name] ?? name}`));
  }
  return characters;
}

function editorHtml(code: string, language: 'JS' | 'TS'): string {
  const state = EditorState.create({
    doc: code,
    extensions: [CODE_LANGUAGES[language], codeColors],
  });
  const view = new EditorView({ state, parent: document.body });
  const html = view.contentDOM.innerHTML;
  view.destroy();
  return html;
}

describe('the colors of the editor', () => {
  it.each([
    ['TS', TS, 'tsx'],
    ['JS', JS, 'jsx'],
  ] as const)(
    'are those of the same code in a code block, in %s',
    async (language, code, grammar) => {
      const expected = coloredCharacters(await highlightCode(code, grammar));
      expect(coloredCharacters(editorHtml(code, language))).toEqual(expected);
      expect(new Set(expected.map((character) => character.slice(2))).size).toBeGreaterThan(4);
    },
  );

  it('are all classes that the sheet has colors for', () => {
    const sheet = readFileSync('src/theme/global.css', 'utf8');
    for (const name of ['k', 's', 'c', 'n', 'f'])
      expect(sheet).toMatch(new RegExp(`\\.code \\.${name}\\b`));
  });

  it('follow what is typed', () => {
    const state = EditorState.create({ doc: 'a', extensions: [CODE_LANGUAGES.TS, codeColors] });
    const view = new EditorView({ state, parent: document.body });
    view.dispatch({ changes: { from: 0, insert: "const b = 'c';\n" } });
    const colored = [...view.contentDOM.querySelectorAll('span')];
    expect(colored.map(({ className, textContent }) => [className, textContent])).toEqual([
      ['k', 'const'],
      ['n', 'b'],
      ['k', '='],
      ['s', "'c'"],
    ]);
    view.destroy();
  });
});

describe('codeClass', () => {
  it.each([
    ['name', 'LIMIT', '', 'n'],
    ['name', 'undefined', '', 'n'],
    ['name', 'T', '', null],
    ['name', 'Limit', '', null],
    ['type', 'string', '', 'n'],
    ['type', 'Strings', '', 'f'],
    ['binding', 'a', ' = 1;', 'n'],
    ['binding', 'a', ' = (b + c);', 'n'],
    ['binding', 'a', ' = () => 1;', 'f'],
    ['binding', 'a', ' = async (b: Props): Promise<void> => {', 'f'],
    ['binding', 'a', ' = b => b;', 'f'],
    ['property', 'a', ': () => void;', 'f'],
    ['property', 'a', ': 1,', null],
    ['object', 'a', '.b', 'n'],
    ['object', 'a', '?.b', 'n'],
    ['object', 'a', '[0]', null],
    ['object', 'length', ';', 'n'],
  ])('gives the %s "%s" before "%s" the class %s', (kind, text, after, expected) => {
    expect(codeClass(kind, text, { before: '', after })).toBe(expected);
  });

  it.each([
    ['const ', 'n'],
    ['for (const ', 'n'],
    ['let ', null],
    ['for (var ', null],
  ])('tells constants from variables: after "%s" the class is %s', (before, expected) => {
    expect(codeClass('binding', 'a', { before, after: ' = 1;' })).toBe(expected);
  });
});
