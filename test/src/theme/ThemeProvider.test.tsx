import { act, render, renderHook, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { modePreference, palettePreference } from '@/theme/themePreferences';
import { DARK_QUERY } from '@/theme/storedTheme';
import type { ThemeAction, ThemeState } from '@/theme/themeReducer';
import { ThemeProvider, useThemeDispatch, useThemeValue } from '@/theme/ThemeProvider';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';
import { countMediaListeners, setMedia } from '../../fixtures/mediaQueries';

const RED = { primary: { main: '#ff0000' } };

let dispatch: (action: ThemeAction) => void;

/** Shows one part of the state, and counts how often it is rendered. */
function Part({ of: key }: { of: keyof ThemeState }) {
  renders[key] = (renders[key] ?? 0) + 1;
  return <p>{`${key}: ${JSON.stringify(useThemeValue(key))}`}</p>;
}
let renders: Partial<Record<keyof ThemeState, number>> = {};

function Page() {
  dispatch = useThemeDispatch();
  return (
    <>
      <Part of="paletteMode" />
      <Part of="paletteColors" />
      <Part of="direction" />
      <Part of="dense" />
      <Part of="spacing" />
    </>
  );
}

const page = (
  <ThemeProvider>
    <Page />
  </ThemeProvider>
);

const shown = (key: keyof ThemeState) =>
  JSON.parse(screen.getByText(new RegExp(`^${key}: `)).textContent?.slice(key.length + 2) ?? '');

const setSystem = (dark: boolean) => act(() => setMedia(DARK_QUERY, dark));

beforeEach(() => {
  modePreference.set(null);
  palettePreference.set({});
  renders = {};
});

afterEach(forgetEverythingKept);

describe('ThemeProvider', () => {
  it('begins with what is stored, painted at once', () => {
    modePreference.set('dark');
    palettePreference.set(RED);
    render(page);
    expect(shown('paletteMode')).toBe('dark');
    expect(shown('paletteColors')).toEqual(RED);
    expect(document.body).toHaveClass('mode-dark');
    expect(document.head.textContent).toContain('--mui-palette-primary-main:#ff0000');
  });

  it('takes actions, and paints what they change', () => {
    render(page);
    act(() => dispatch({ type: 'CHANGE', payload: { direction: 'rtl', paletteMode: 'dark' } }));
    expect(shown('direction')).toBe('rtl');
    expect(document.body.dir).toBe('rtl');
    expect(document.body).toHaveClass('mode-dark');
    act(() => dispatch({ type: 'SET_DENSE', payload: true }));
    act(() => dispatch({ type: 'DECREASE_SPACING' }));
    expect([shown('dense'), shown('spacing')]).toEqual([true, 7]);
  });

  it('renders only what shows the part that has changed', () => {
    render(page);
    const before = { ...renders };
    act(() => dispatch({ type: 'INCREASE_SPACING' }));
    expect(renders).toEqual({ ...before, spacing: (before.spacing ?? 0) + 1 });
  });

  it.each([null, 'system'])('follows the system when %j is stored', (stored) => {
    modePreference.set(stored);
    render(page);
    expect(shown('paletteMode')).toBe('light');
    setSystem(true);
    expect(shown('paletteMode')).toBe('dark');
    expect(document.body).toHaveClass('mode-dark');
    setSystem(false);
    expect(shown('paletteMode')).toBe('light');
  });

  it.each(['light', 'dark'])('stays %s when the reader has chosen so', (stored) => {
    modePreference.set(stored);
    render(page);
    for (const dark of [true, false, true]) {
      setSystem(dark);
      expect(shown('paletteMode')).toBe(stored);
      expect(document.body).toHaveClass(`mode-${stored}`);
    }
  });

  it('paints a mode that is neither light nor dark as light', () => {
    modePreference.set('sepia');
    render(page);
    expect(shown('paletteMode')).toBe('sepia');
    expect(document.body).toHaveClass('mode-light');
  });

  it('takes a mode when it is chosen, and the one of the system for `system`', () => {
    setMedia(DARK_QUERY, true);
    render(page);
    act(() => modePreference.set('light'));
    expect(shown('paletteMode')).toBe('light');
    act(() => modePreference.set('system'));
    expect(shown('paletteMode')).toBe('dark');
  });

  it('takes colors when they are set, and its own again when they are reset', () => {
    render(page);
    act(() => palettePreference.set(RED));
    expect(shown('paletteColors')).toEqual(RED);
    act(() => palettePreference.set({}));
    expect(shown('paletteColors')).toEqual({});
    expect(document.head.textContent).not.toContain('--mui-palette');
  });

  it('listens to nothing when it has gone', () => {
    const before = countMediaListeners();
    const { unmount } = render(page);
    expect(countMediaListeners()).toBe(before + 1);
    unmount();
    expect(countMediaListeners()).toBe(before);
    document.body.className = '';
    act(() => modePreference.set('dark'));
    act(() => palettePreference.set(RED));
    setSystem(true);
    expect(document.body.className).toBe('');
    expect(document.head.textContent).not.toContain('--mui-palette');
  });

  it('stands a strict mode: it listens once and follows still', () => {
    const before = countMediaListeners();
    render(<StrictMode>{page}</StrictMode>);
    expect(countMediaListeners()).toBe(before + 1);
    setSystem(true);
    expect(shown('paletteMode')).toBe('dark');
    act(() => modePreference.set('light'));
    expect(shown('paletteMode')).toBe('light');
  });

  it('goes on where cookies and storage are blocked: a choice lasts as long as the page', () => {
    blockCookiesAndStorage();
    render(page);
    act(() => modePreference.set('dark'));
    act(() => palettePreference.set(RED));
    setSystem(true);
    setSystem(false);
    expect([shown('paletteMode'), shown('paletteColors')]).toEqual(['dark', RED]);
  });

  it('hydrates what the server rendered, whatever is stored', () => {
    const part = (text: string) => `<p>${text}</p>`;
    const container = document.createElement('div');
    container.innerHTML = part('paletteMode: "light"') + part('paletteColors: {}');
    document.body.append(container);
    modePreference.set('dark');
    palettePreference.set(RED);
    const ui = (
      <ThemeProvider>
        <Part of="paletteMode" />
        <Part of="paletteColors" />
      </ThemeProvider>
    );
    render(ui, { container, hydrate: true });
    expect(shown('paletteMode')).toBe('dark');
    expect(shown('paletteColors')).toEqual(RED);
  });
});

describe('useThemeDispatch and useThemeValue', () => {
  it('throw outside the provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const message = 'Forgot to wrap component in `ThemeProvider`';
    expect(() => renderHook(() => useThemeDispatch())).toThrow(message);
    expect(() => renderHook(() => useThemeValue('dense'))).toThrow(message);
  });
});
