import { pageKey } from '@/i18n/translate';

/** A fresh module: what was reported is remembered in it. */
async function load() {
  jest.resetModules();
  return (await import('@/i18n/translate')).translate;
}

const spyOnErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('translate', () => {
  it('gives the text of a key', async () => {
    expect((await load())('en', 'copy')).toBe('Copy');
  });

  it('puts values into their places', async () => {
    const translate = await load();
    expect(translate('en', 'searchResults', { values: { count: 3 } })).toBe('3 results');
    expect(translate('en', 'demoOf', { values: { name: '$&' } })).toBe('Demo $&');
  });

  it('leaves a place open that has no value', async () => {
    expect((await load())('en', 'demoOf')).toBe('Demo {{name}}');
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'leaves a place open named %s',
    async (name) => {
      const texts = { en: { note: `Note {{${name}}}` } };
      const translate = await load();
      expect(translate('en', 'note', { texts })).toBe(`Note {{${name}}}`);
      const values = Object.fromEntries([[name, 7]]);
      expect(translate('en', 'note', { texts, values })).toBe('Note 7');
    },
  );

  it('reports a missing language and gives an ellipsis', async () => {
    const error = spyOnErrors();
    const translate = await load();
    expect(translate('fr', 'copy')).toBe('…');
    expect(error.mock.calls).toEqual([['Missing language: fr.']]);
  });

  it('reports a missing translation once per key', async () => {
    const error = spyOnErrors();
    const translate = await load();
    expect(translate('en', 'nope')).toBeNull();
    expect(translate('en', 'nope')).toBeNull();
    expect(translate('en', 'neither')).toBeNull();
    expect(error.mock.calls).toEqual([
      ['Missing translation for en:nope'],
      ['Missing translation for en:neither'],
    ]);
  });

  it('says nothing of a missing translation when asked to be silent', async () => {
    const error = spyOnErrors();
    expect((await load())('en', 'pages./nope', { silent: true })).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  it('still reports a key that was first asked for silently', async () => {
    const error = spyOnErrors();
    const translate = await load();
    translate('en', 'nope', { silent: true });
    translate('en', 'nope');
    expect(error).toHaveBeenCalledTimes(1);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'takes %s neither for a language nor for a text',
    async (name) => {
      const error = spyOnErrors();
      const translate = await load();
      expect(translate(name, 'copy')).toBe('…');
      expect(translate('en', name)).toBeNull();
      expect(translate('en', name, { silent: true })).toBeNull();
      expect(error.mock.calls).toEqual([
        [`Missing language: ${name}.`],
        [`Missing translation for en:${name}`],
      ]);
    },
  );

  it('gives the English text for one that is missing in another language, reported once', async () => {
    const error = spyOnErrors();
    const translate = await load();
    const texts = { en: { copy: 'Copy', demoOf: 'Demo {{name}}' }, xx: { copy: 'X' } };
    const values = { name: 'A' };
    expect(translate('xx', 'copy', { texts })).toBe('X');
    expect(translate('xx', 'demoOf', { texts, values })).toBe('Demo A');
    expect(translate('xx', 'demoOf', { texts, values })).toBe('Demo A');
    expect(translate('xx', 'demoOf', { texts, values, silent: true })).toBeNull();
    expect(error.mock.calls).toEqual([['Missing translation for xx:demoOf']]);
  });
});

describe('pageKey', () => {
  it.each([
    ['inputs', 'pages.inputs'],
    ['/joy-ui/guides/', 'pages./joy-ui/guides'],
    ['/joy-ui/guides', 'pages./joy-ui/guides'],
    ['/', 'pages./'],
  ])('of %s is %s', (key, expected) => {
    expect(pageKey(key)).toBe(expected);
  });
});
