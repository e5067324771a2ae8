import { parseLocalizedPath } from '@/routing/language';

describe('parseLocalizedPath', () => {
  it('takes a path without a prefix for English and leaves it as it is', () => {
    expect(parseLocalizedPath('/material-ui/react-button/')).toEqual({
      userLanguage: 'en',
      canonicalAs: '/material-ui/react-button/',
      canonicalAsServer: '/material-ui/react-button/',
      canonicalPathname: '/material-ui/react-button',
    });
  });

  it('removes the prefix of a known language and names the language', () => {
    expect(parseLocalizedPath('/zh/material-ui/#hash')).toEqual({
      userLanguage: 'zh',
      canonicalAs: '/material-ui/#hash',
      canonicalAsServer: '/material-ui/',
      canonicalPathname: '/material-ui',
    });
  });

  it('removes the prefix of the default language too', () => {
    expect(parseLocalizedPath('/en/versions/')).toEqual({
      userLanguage: 'en',
      canonicalAs: '/versions/',
      canonicalAsServer: '/versions/',
      canonicalPathname: '/versions',
    });
  });

  it.each([
    ['/zh/', 'zh'],
    ['/en/', 'en'],
  ])('reads %s as the home page', (path, userLanguage) => {
    expect(parseLocalizedPath(path)).toEqual({
      userLanguage,
      canonicalAs: '/',
      canonicalAsServer: '/',
      canonicalPathname: '/',
    });
  });

  it.each(['/zh', '/en', '/zh?q=1', '/zh#top', '/zhang/', '/english/'])(
    'sees no prefix in %s, where no slash follows the two letters',
    (path) => {
      expect(parseLocalizedPath(path)).toMatchObject({ userLanguage: 'en', canonicalAs: path });
    },
  );

  it.each(['/pt/material-ui/', '/de/', '/ui/react-button/', '/EN/versions/'])(
    'takes the two letters of %s for an ordinary segment',
    (path) => {
      expect(parseLocalizedPath(path)).toMatchObject({
        userLanguage: 'en',
        canonicalAs: path,
        canonicalAsServer: path,
      });
    },
  );

  it('removes one prefix only', () => {
    expect(parseLocalizedPath('/zh/zh/versions/').canonicalAs).toBe('/zh/versions/');
  });

  it('does not look for a prefix behind the first segment', () => {
    expect(parseLocalizedPath('/x/zh/')).toMatchObject({
      userLanguage: 'en',
      canonicalAs: '/x/zh/',
    });
  });

  it('keeps query and hash in canonicalAs, and only the query in the forms for the server', () => {
    expect(parseLocalizedPath('/zh/search/?q=a#b?c')).toEqual({
      userLanguage: 'zh',
      canonicalAs: '/search/?q=a#b?c',
      canonicalAsServer: '/search/?q=a',
      canonicalPathname: '/search/?q=a',
    });
  });

  it('removes a hash that holds slashes and further number signs', () => {
    expect(parseLocalizedPath('/versions/#/a/#b/').canonicalPathname).toBe('/versions');
  });

  it('removes one trailing slash only', () => {
    expect(parseLocalizedPath('/versions//').canonicalPathname).toBe('/versions/');
    expect(parseLocalizedPath('/versions').canonicalPathname).toBe('/versions');
  });

  it.each(['/', '/#top', '/zh/#top'])('keeps the slash of the home page %s', (path) => {
    expect(parseLocalizedPath(path).canonicalPathname).toBe('/');
  });

  it.each([
    ['/api', '/api-docs'],
    ['/api/', '/api-docs'],
    ['/api#x', '/api-docs'],
    ['/api/x/', '/api-docs/x'],
    ['/api/data-grid/grid-row/', '/api-docs/data-grid/grid-row'],
    ['/zh/api/x/', '/api-docs/x'],
  ])('rewrites %s to %s in the canonical pathname', (path, canonicalPathname) => {
    expect(parseLocalizedPath(path).canonicalPathname).toBe(canonicalPathname);
  });

  it.each([
    ['/apis/', '/apis'],
    ['/api-docs/x/', '/api-docs/x'],
    ['/material-ui/api/button/', '/material-ui/api/button'],
    ['/x/api/', '/x/api'],
  ])('does not take %s for the /api rule', (path, canonicalPathname) => {
    expect(parseLocalizedPath(path).canonicalPathname).toBe(canonicalPathname);
  });

  it('rewrites /api nowhere but in the canonical pathname', () => {
    expect(parseLocalizedPath('/api/x/')).toMatchObject({
      canonicalAs: '/api/x/',
      canonicalAsServer: '/api/x/',
    });
  });
});
