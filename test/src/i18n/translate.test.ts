import type * as TranslateModule from '@/i18n/translate';

/** A fresh module: what was reported is remembered in it. */
function load(): typeof TranslateModule.translate {
  let translate: typeof TranslateModule.translate | undefined;
  jest.isolateModules(() => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports
    translate = (require('@/i18n/translate') as typeof TranslateModule).translate;
  });
  if (!translate) throw new Error('The module was not loaded');
  return translate;
}

const spyOnErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

describe('translate', () => {
  it('gives the text of a key', () => {
    expect(load()('en', 'copy')).toBe('Copy');
  });

  it('puts values into their places', () => {
    const translate = load();
    expect(translate('en', 'searchResults', { values: { count: 3 } })).toBe('3 results');
    expect(translate('en', 'demoOf', { values: { name: '$&' } })).toBe('Demo $&');
  });

  it('leaves a place open that has no value', () => {
    expect(load()('en', 'demoOf')).toBe('Demo {{name}}');
  });

  it('reports a missing language and gives an ellipsis', () => {
    const error = spyOnErrors();
    const translate = load();
    expect(translate('fr', 'copy')).toBe('…');
    expect(error.mock.calls).toEqual([['Missing language: fr.']]);
  });

  it('reports a missing translation once per key', () => {
    const error = spyOnErrors();
    const translate = load();
    expect(translate('en', 'nope')).toBeNull();
    expect(translate('en', 'nope')).toBeNull();
    expect(translate('en', 'neither')).toBeNull();
    expect(error.mock.calls).toEqual([
      ['Missing translation for en:nope'],
      ['Missing translation for en:neither'],
    ]);
  });

  it('says nothing of a missing translation when asked to be silent', () => {
    const error = spyOnErrors();
    expect(load()('en', 'pages./nope', { silent: true })).toBeNull();
    expect(error).not.toHaveBeenCalled();
  });

  it('still reports a key that was first asked for silently', () => {
    const error = spyOnErrors();
    const translate = load();
    translate('en', 'nope', { silent: true });
    translate('en', 'nope');
    expect(error).toHaveBeenCalledTimes(1);
  });
});
