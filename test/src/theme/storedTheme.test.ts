import { DARK_QUERY, paletteModeOf, readStoredTheme } from '@/theme/storedTheme';
import { DEFAULT_THEME_STATE } from '@/theme/themeReducer';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';
import { setMedia } from '../../fixtures/mediaQueries';

afterEach(forgetEverythingKept);

describe('paletteModeOf', () => {
  it.each([
    [null, 'light', 'dark'],
    ['system', 'light', 'dark'],
    ['', 'light', 'dark'],
    ['light', 'light', 'light'],
    ['dark', 'dark', 'dark'],
    // A stored mode is accepted as any string.
    ['sepia', 'sepia', 'sepia'],
  ])('%j is %s in a light system and %s in a dark one', (choice, inLight, inDark) => {
    expect(paletteModeOf(choice)).toBe(inLight);
    setMedia(DARK_QUERY, true);
    expect(paletteModeOf(choice)).toBe(inDark);
  });
});

describe('readStoredTheme', () => {
  it('is the default theme when nothing was chosen', () => {
    expect(readStoredTheme()).toEqual(DEFAULT_THEME_STATE);
  });

  it('has the mode of local storage and the colors of the cookie', () => {
    window.localStorage.setItem('mui-mode', 'dark');
    document.cookie = 'paletteColors={"primary":{"main":"#ff0000"}}';
    expect(readStoredTheme()).toEqual({
      ...DEFAULT_THEME_STATE,
      paletteMode: 'dark',
      paletteColors: { primary: { main: '#ff0000' } },
    });
  });

  it.each(['{"primary"', 'null', '[]', '{"primary":{"main":"url(x)"}}', '%'])(
    'has the colors of the default theme for the damaged cookie %s',
    (text) => {
      document.cookie = `paletteColors=${text}`;
      expect(readStoredTheme().paletteColors).toEqual({});
    },
  );

  it('follows the system where cookies and storage are blocked', () => {
    window.localStorage.setItem('mui-mode', 'light');
    setMedia(DARK_QUERY, true);
    blockCookiesAndStorage();
    expect(readStoredTheme()).toEqual({ ...DEFAULT_THEME_STATE, paletteMode: 'dark' });
  });
});
