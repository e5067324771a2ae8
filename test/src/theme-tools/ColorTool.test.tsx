import { green, red } from '@mui/material/colors';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ColorTool } from '@/theme-tools/ColorTool';
import { ThemeProvider, useThemeValue } from '@/theme/ThemeProvider';
import { formatPaletteColors, parsePaletteColors } from '@/theme/paletteColors';
import { palettePreference } from '@/theme/themePreferences';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';

function State() {
  return <output>{JSON.stringify(useThemeValue('paletteColors'))}</output>;
}

function show() {
  return render(
    <ThemeProvider>
      <ColorTool />
      <State />
    </ThemeProvider>,
  );
}

beforeEach(() => palettePreference.set({}));
afterEach(forgetEverythingKept);

const group = (name: 'Primary' | 'Secondary') => within(screen.getByRole('group', { name }));
const primary = () => group('Primary');
const field = () => primary().getByRole('textbox', { name: 'Primary' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const code = () => document.querySelector('code')?.textContent ?? '';
const state = () =>
  JSON.parse(document.querySelector('output')?.textContent ?? '') as Record<
    string,
    Record<string, string>
  >;
/** The code stands for both colors. */
const expectColors = (first: string, second: string) => {
  expect(code()).toContain(`primary: { main: '${first}' }`);
  expect(code()).toContain(`secondary: { main: '${second}' }`);
};

describe('ColorTool', () => {
  it('begins with blue and pink', () => {
    show();
    expect(field()).toHaveValue('#2196f3');
    expect(field()).toHaveAttribute('id', 'primary');
    expect(group('Secondary').getByRole('textbox')).toHaveValue('#f50057');
    expect(group('Secondary').getByRole('textbox')).toHaveAttribute('id', 'secondary');
    expect(primary().getByRole('radio', { name: 'blue' })).toBeChecked();
    expect(group('Secondary').getByRole('radio', { name: 'pink' })).toBeChecked();
    expect(primary().getByText('Shade: 500')).toBeInTheDocument();
    expect(group('Secondary').getByText('Shade: A400')).toBeInTheDocument();
    expectColors('#2196f3', '#f50057');
  });

  it.each(['#ff0000', 'f00', 'rgb(255, 0, 0)'])('takes the typed color %s', (text) => {
    show();
    type(text);
    expect(field()).toHaveValue(text);
    expect(field()).toBeValid();
    expectColors('#ff0000', '#f50057');
  });

  it.each(['red', '#ff', 'url(x)', ''])('shows %j and says that it is no color', (text) => {
    show();
    type(text);
    expect(field()).toHaveValue(text);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/^Not a color/);
    expectColors('#2196f3', '#f50057');
    type('#00ff00');
    expect(field()).toBeValid();
    expect(screen.queryByText(/^Not a color/)).toBeNull();
  });

  it('chooses a shade of the hue', () => {
    show();
    const slider = primary().getByRole('slider');
    expect(slider).toHaveAttribute('aria-valuetext', '500');
    expect(slider).toHaveAttribute('max', '13');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(primary().getByText('Shade: 900')).toBeInTheDocument();
    expect(slider).toHaveAttribute('aria-valuetext', '900');
    expect(field()).toHaveValue('#0d47a1');
  });

  it('chooses a hue in the shade, of one color and not of the other', () => {
    show();
    expect(primary().getAllByRole('radio')).toHaveLength(16);
    fireEvent.click(primary().getByRole('radio', { name: 'red' }));
    expect(primary().getByRole('radio', { name: 'red' })).toBeChecked();
    expect(group('Secondary').getByRole('radio', { name: 'pink' })).toBeChecked();
    expect(field()).toHaveValue(red[500]);
    expectColors(red[500], '#f50057');
  });

  it('shows components in the colors', () => {
    show();
    type('#ff0000');
    const sample = screen.getByRole('group', { name: 'Sample' });
    expect(sample.style.getPropertyValue('--mui-palette-primary-main')).toBe('#ff0000');
    expect(sample.style.getPropertyValue('--mui-palette-secondary-main')).toBe('#f50057');
    expect(within(sample).getAllByRole('button', { name: 'Primary' }).length).toBeGreaterThan(0);
  });

  it('changes nothing of the site before the colors are set', () => {
    show();
    type('#ff0000');
    expect(state()).toEqual({});
    expect(document.cookie).toBe('');
  });

  it('sets the colors of the site, with the shades of a hue, and keeps them in the cookie', () => {
    show();
    fireEvent.click(primary().getByRole('radio', { name: 'red' }));
    press('Set docs colors');
    expect(state()).toMatchObject({
      primary: { ...red, main: red[500] },
      secondary: { main: '#f50057', A400: '#f50057' },
    });
    expect(JSON.parse(document.cookie.replace('paletteColors=', ''))).toEqual(state());
    expect(screen.getByText('The site now has these colors.')).toHaveAttribute('role', 'status');
  });

  it('sets the color that counts when what is typed is none', () => {
    show();
    type('#ff0000');
    type('#ff000');
    press('Set docs colors');
    expect(state()['primary']).toEqual({ main: '#ff0000' });
  });

  it('says nothing any more when another color is chosen', () => {
    show();
    press('Set docs colors');
    type('#ff0000');
    expect(screen.queryByText('The site now has these colors.')).toBeNull();
  });

  it('resets the colors of the site and its own', () => {
    show();
    type('#ff0000');
    press('Set docs colors');
    press('Reset docs colors');
    expect(state()).toEqual({});
    expect(document.cookie).toBe('');
    expect(field()).toHaveValue('#2196f3');
    expect(screen.getByText('The site has its own colors again.')).toBeInTheDocument();
  });

  it.each([
    ['#123456', '#123456'],
    ['rgb(1, 2, 3)', '#010203'],
  ])('goes on from the color %s that was set before', (main, shown) => {
    palettePreference.set({ primary: { main } });
    show();
    expect(field()).toHaveValue(main);
    expectColors(shown, '#f50057');
  });

  it('shows what is set elsewhere, also over what was chosen here', () => {
    show();
    type('#ff0000');
    act(() => palettePreference.set({ primary: { main: '#00ff00' } }));
    expect(field()).toHaveValue('#00ff00');
    expectColors('#00ff00', '#f50057');
    type('#0000ff');
    expectColors('#0000ff', '#f50057');
    act(() => palettePreference.set({}));
    expectColors('#2196f3', '#f50057');
  });

  it('undoes what was chosen and not set, also where nothing was set before', () => {
    show();
    fireEvent.click(primary().getByRole('radio', { name: 'red' }));
    fireEvent.change(group('Secondary').getByRole('slider'), { target: { value: '0' } });
    press('Reset docs colors');
    expectColors('#2196f3', '#f50057');
    expect(primary().getByRole('radio', { name: 'blue' })).toBeChecked();
    expect(group('Secondary').getByRole('slider')).toHaveAttribute('aria-valuetext', 'A400');
    press('Reset docs colors');
    type('#ff0000');
    expectColors('#ff0000', '#f50057');
  });

  it('keeps both colors that were chosen one after the other', () => {
    show();
    type('#ff0000');
    fireEvent.click(group('Secondary').getByRole('radio', { name: 'green' }));
    expectColors('#ff0000', green.A400);
  });

  it('has the hue and the shade selected that were set, after a reload', () => {
    const { unmount } = show();
    fireEvent.click(primary().getByRole('radio', { name: 'red' }));
    fireEvent.change(primary().getByRole('slider'), { target: { value: '0' } });
    press('Set docs colors');
    unmount();
    // What a page reads that is opened now.
    const kept = formatPaletteColors(palettePreference.get()) ?? '';
    act(() => palettePreference.set(parsePaletteColors(kept) ?? {}));
    show();
    expect(field()).toHaveValue(red[900]);
    expect(primary().getByRole('radio', { name: 'red' })).toBeChecked();
    expect(primary().getByRole('slider')).toHaveAttribute('aria-valuetext', '900');
    fireEvent.click(primary().getByRole('radio', { name: 'green' }));
    expectColors(green[900], '#f50057');
  });

  it('sets colors for as long as the page lasts where cookies are blocked', () => {
    blockCookiesAndStorage();
    show();
    type('#ff0000');
    press('Set docs colors');
    expect(state()['primary']).toEqual({ main: '#ff0000' });
  });
});
