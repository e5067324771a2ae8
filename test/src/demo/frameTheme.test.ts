import { frameThemeActions, parseFrameTheme, type FrameTheme } from '@/demo/frameTheme';
import { DEFAULT_THEME_STATE, themeReducer } from '@/theme/themeReducer';

const THEME: FrameTheme = { dense: true, direction: 'rtl', spacing: 12 };

describe('parseFrameTheme', () => {
  it('takes a theme, and nothing else of the message', () => {
    expect(parseFrameTheme({ ...THEME, paletteMode: 'dark', extra: 1 })).toEqual(THEME);
  });

  it.each([0, 20])('takes a spacing of %i', (spacing) => {
    expect(parseFrameTheme({ ...THEME, spacing })).toEqual({ ...THEME, spacing });
  });

  it.each([
    null,
    undefined,
    'theme-wanted',
    7,
    [],
    {},
    { ...THEME, dense: 'true' },
    { ...THEME, direction: 'auto' },
    { ...THEME, direction: undefined },
    { ...THEME, spacing: '8' },
    { ...THEME, spacing: -1 },
    { ...THEME, spacing: 21 },
    { ...THEME, spacing: 1.5 },
    { ...THEME, spacing: NaN },
  ])('takes no theme from %j', (message) => {
    expect(parseFrameTheme(message)).toBeNull();
  });
});

describe('frameThemeActions', () => {
  it('give a page the theme, and leave the rest of it', () => {
    const before = { ...DEFAULT_THEME_STATE, paletteMode: 'dark' };
    expect(frameThemeActions(THEME).reduce(themeReducer, before)).toEqual({ ...before, ...THEME });
  });
});
