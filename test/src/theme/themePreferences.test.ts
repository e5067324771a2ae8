import { modePreference, palettePreference } from '@/theme/themePreferences';
import { forgetEverythingKept } from '../../fixtures/blocked';

afterEach(forgetEverythingKept);

describe('modePreference', () => {
  it.each(['light', 'dark', 'system', 'sepia'])('keeps %s in local storage', (mode) => {
    modePreference.set(mode);
    expect(modePreference.get()).toBe(mode);
    expect(window.localStorage.getItem('mui-mode')).toBe(mode);
  });

  it('is null when nothing was chosen', () => {
    modePreference.set(null);
    expect(modePreference.get()).toBeNull();
    expect(window.localStorage.getItem('mui-mode')).toBeNull();
    expect(modePreference.getServerValue()).toBeNull();
  });
});

describe('palettePreference', () => {
  it('keeps colors as raw JSON in a cookie of the whole site, for a year', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    palettePreference.set({ primary: { main: '#ff0000' } });
    expect(written.mock.calls[0]?.[0]).toMatch(
      /^paletteColors=\{"primary":\{"main":"#ff0000"\}\};path=\/;max-age=31536000(;|$)/,
    );
  });

  it('expires the cookie when no colors are left', () => {
    palettePreference.set({ primary: { main: '#ff0000' } });
    const written = jest.spyOn(document, 'cookie', 'set');
    palettePreference.set({});
    expect(written.mock.calls[0]?.[0]).toMatch(/^paletteColors=;path=\/;max-age=0(;|$)/);
    expect(document.cookie).toBe('');
    expect(palettePreference.getServerValue()).toEqual({});
  });
});
