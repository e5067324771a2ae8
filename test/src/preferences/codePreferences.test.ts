import {
  codeStylingOfHash,
  codeVariantOfHash,
  createCodePreferences,
  type CodeStyling,
  type CodeVariant,
} from '@/preferences/codePreferences';
import { forgetEverythingKept } from '../../fixtures/blocked';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  forgetEverythingKept();
});

/** What a page shows that is opened with this hash and these cookies. */
function openWith({ hash = '', cookies = [] }: { hash?: string; cookies?: readonly string[] }) {
  window.history.replaceState(null, '', `/${hash}`);
  for (const cookie of cookies) document.cookie = cookie;
  const { codeVariant, codeStyling } = createCodePreferences();
  return [codeVariant.get(), codeStyling.get()];
}

describe('the choices that a hash makes', () => {
  it.each<[string, CodeVariant | undefined, CodeStyling | undefined]>([
    ['', undefined, undefined],
    ['#Basic', undefined, undefined],
    ['#Basic.js', 'JS', undefined],
    ['#Basic.tsx', 'TS', undefined],
    ['#system-Basic.js', 'JS', 'MUI System'],
    ['#system-Basic.tsx', 'TS', 'MUI System'],
    ['#tailwind-Basic.js', 'JS', 'Tailwind'],
    ['#tailwind-Basic.tsx', 'TS', 'Tailwind'],
    ['#css-Basic.js', 'JS', 'CSS'],
    ['#css-Basic.tsx', 'TS', 'CSS'],
    // Only an ending counts, and only with it the way of styling.
    ['#tailwind-Basic', undefined, undefined],
    ['#css-in-depth', undefined, undefined],
    ['#Basic.js-more', undefined, undefined],
    ['#Basic.jsx', undefined, undefined],
    ['#Basic.ts', undefined, undefined],
    ['#Basic.TSX', undefined, undefined],
    // Tailwind comes before CSS, CSS before System.
    ['#tailwind-css-system-Basic.js', 'JS', 'Tailwind'],
    ['#system-css-Basic.tsx', 'TS', 'CSS'],
  ])('%j: %s, %s', (hash, variant, styling) => {
    expect(codeVariantOfHash(hash)).toBe(variant);
    expect(codeStylingOfHash(hash)).toBe(styling);
  });
});

describe('createCodePreferences', () => {
  it('begins with TypeScript and MUI System', () => {
    expect(openWith({})).toEqual(['TS', 'MUI System']);
  });

  it.each([
    ['codeVariant=JS', 'codeStyling=Tailwind', ['JS', 'Tailwind']],
    ['codeVariant=TS', 'codeStyling=CSS', ['TS', 'CSS']],
    ['codeVariant=TS', 'codeStyling=MUI System', ['TS', 'MUI System']],
  ])('takes the cookies %s and %s', (variant, styling, chosen) => {
    expect(openWith({ cookies: [variant, styling] })).toEqual(chosen);
  });

  it.each(['', 'js', 'ts', 'JSX', 'constructor', '<script>'])(
    'does not take the cookie value %j for a choice',
    (value) => {
      const cookies = [`codeVariant=${value}`, `codeStyling=${value}`];
      expect(openWith({ cookies })).toEqual(['TS', 'MUI System']);
    },
  );

  it('asks the hash first, and the cookie for what the hash leaves open', () => {
    const cookies = ['codeVariant=TS', 'codeStyling=CSS'];
    expect(openWith({ hash: '#tailwind-Basic.js', cookies })).toEqual(['JS', 'Tailwind']);
    expect(openWith({ hash: '#Basic.js', cookies })).toEqual(['JS', 'CSS']);
    expect(openWith({ hash: '#Basic', cookies })).toEqual(['TS', 'CSS']);
  });

  it('keeps a choice in its cookie', () => {
    const { codeVariant, codeStyling } = createCodePreferences();
    codeVariant.set('JS');
    codeStyling.set('MUI System');
    expect(document.cookie.split('; ').sort()).toEqual([
      'codeStyling=MUI System',
      'codeVariant=JS',
    ]);
  });
});
