import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Profiler, StrictMode } from 'react';
import { modePreference, palettePreference } from '@/theme/themePreferences';
import { DARK_QUERY } from '@/theme/storedTheme';
import { DEFAULT_THEME_STATE, type ThemeAction, type ThemeState } from '@/theme/themeReducer';
import { ThemeProvider, useThemeDispatch, useThemeValue } from '@/theme/ThemeProvider';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';
import { countMediaListeners, setMedia } from '../../fixtures/mediaQueries';

const RED = { primary: { main: '#ff0000' } };

/** Shows one part of the state. */
function Part({ of: key }: { of: keyof ThemeState }) {
  return <p>{`${key}: ${JSON.stringify(useThemeValue(key))}`}</p>;
}

const KEYS = Object.keys(DEFAULT_THEME_STATE) as (keyof ThemeState)[];

/** Called with the name of each part that is rendered. */
const onRender = jest.fn<void, [string, ...unknown[]]>();

/** Every part of the state, and a button for each action that a test gives. */
function Page({ actions = [] }: { actions?: readonly ThemeAction[] }) {
  const dispatch = useThemeDispatch();
  return (
    <>
      {KEYS.map((key) => (
        <Profiler key={key} id={key} onRender={onRender}>
          <Part of={key} />
        </Profiler>
      ))}
      {actions.map((action, index) => (
        <button key={index} onClick={() => dispatch(action)}>
          {action.type}
        </button>
      ))}
    </>
  );
}

const page = (
  <ThemeProvider>
    <Page />
  </ThemeProvider>
);

function showWith(...actions: ThemeAction[]) {
  render(
    <ThemeProvider>
      <Page actions={actions} />
    </ThemeProvider>,
  );
}

const press = (name: ThemeAction['type']) => fireEvent.click(screen.getByRole('button', { name }));

const shown = (key: keyof ThemeState) =>
  JSON.parse(
    screen.getByText(new RegExp(`^${key}: `)).textContent?.slice(key.length + 2) ?? '',
  ) as unknown;

const paletteSheet = () => document.getElementById('palette-colors')?.textContent ?? '';

const setSystem = (dark: boolean) => act(() => setMedia(DARK_QUERY, dark));

beforeEach(() => {
  modePreference.set(null);
  palettePreference.set({});
});

afterEach(forgetEverythingKept);

describe('ThemeProvider', () => {
  it('begins with what is stored', () => {
    modePreference.set('dark');
    palettePreference.set(RED);
    render(page);
    expect(shown('paletteMode')).toBe('dark');
    expect(shown('paletteColors')).toEqual(RED);
    expect(document.body).toHaveClass('mode-dark');
  });

  it('takes actions, and paints what they change', () => {
    showWith(
      { type: 'CHANGE', payload: { direction: 'rtl', paletteMode: 'dark' } },
      { type: 'SET_DENSE', payload: true },
      { type: 'DECREASE_SPACING' },
    );
    press('CHANGE');
    expect(shown('direction')).toBe('rtl');
    expect(document.body.dir).toBe('rtl');
    expect(document.body).toHaveClass('mode-dark');
    press('SET_DENSE');
    press('DECREASE_SPACING');
    expect([shown('dense'), shown('spacing')]).toEqual([true, 7]);
  });

  it('renders only what shows the part that has changed', () => {
    showWith({ type: 'INCREASE_SPACING' });
    onRender.mockClear();
    press('INCREASE_SPACING');
    expect(onRender.mock.calls.map(([key]) => key)).toEqual(['spacing']);
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

  it('takes colors when they are set, and its own again when they are reset', async () => {
    render(page);
    act(() => palettePreference.set(RED));
    expect(shown('paletteColors')).toEqual(RED);
    await waitFor(() => expect(paletteSheet()).toContain('--mui-palette-primary-main:#ff0000'));
    act(() => palettePreference.set({}));
    expect(shown('paletteColors')).toEqual({});
    await waitFor(() => expect(paletteSheet()).toBe(''));
  });

  it('paints the colors that were chosen last', async () => {
    render(page);
    act(() => palettePreference.set(RED));
    act(() => palettePreference.set({ primary: { main: '#00ff00' } }));
    await waitFor(() => expect(paletteSheet()).toContain('--mui-palette-primary-main:#00ff00'));
    act(() => palettePreference.set(RED));
    act(() => palettePreference.set({}));
    await waitFor(() => expect(paletteSheet()).toBe(''));
  });

  it('listens to nothing when it has gone', async () => {
    const before = countMediaListeners();
    const { unmount } = render(page);
    expect(countMediaListeners()).toBe(before + 1);
    unmount();
    expect(countMediaListeners()).toBe(before);
    document.body.className = '';
    act(() => modePreference.set('dark'));
    act(() => palettePreference.set(RED));
    setSystem(true);
    await act(async () => void (await import('@/theme/paintPalette')));
    expect(document.body.className).toBe('');
    expect(paletteSheet()).toBe('');
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
