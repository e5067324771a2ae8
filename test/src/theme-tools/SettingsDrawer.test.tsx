import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsDrawer } from '@/theme-tools/SettingsDrawer';
import { DARK_QUERY } from '@/theme/storedTheme';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { modePreference, palettePreference } from '@/theme/themePreferences';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';
import { installDialog } from '../../fixtures/dialog';
import { watchFollowedLinks } from '../../fixtures/followedLinks';
import { setMedia } from '../../fixtures/mediaQueries';

const onClose = jest.fn();

function show() {
  return render(
    <ThemeProvider>
      <SettingsDrawer onClose={onClose} />
    </ThemeProvider>,
  );
}

beforeAll(installDialog);

beforeEach(() => {
  onClose.mockClear();
  modePreference.set(null);
  palettePreference.set({});
});

afterEach(forgetEverythingKept);

const dialog = () => screen.getByRole('dialog', { name: 'Settings' });
const radio = (name: string) => screen.getByRole('radio', { name });
const storedMode = () => window.localStorage.getItem('mui-mode');

describe('SettingsDrawer', () => {
  it('is a modal dialog with groups that have names', () => {
    show();
    expect(dialog()).toHaveAttribute('open');
    for (const name of ['Mode', 'Direction'])
      expect(screen.getByRole('group', { name })).toBeInTheDocument();
    for (const name of ['Density', 'Color'])
      expect(screen.getByRole('region', { name })).toBeInTheDocument();
  });

  it.each([
    ['Light', 'light', 'mode-light'],
    ['System', 'system', 'mode-dark'],
    ['Dark', 'dark', 'mode-dark'],
  ])('stores the mode %s as %s, painted at once', (name, stored, painted) => {
    setMedia(DARK_QUERY, true);
    modePreference.set(name === 'Light' ? 'dark' : 'light');
    show();
    fireEvent.click(radio(name));
    expect(storedMode()).toBe(stored);
    expect(radio(name)).toBeChecked();
    expect(document.body).toHaveClass(painted);
  });

  it('shows the system when nothing was chosen, and no mode for a string that is none', () => {
    const { unmount } = show();
    expect(radio('System')).toBeChecked();
    unmount();
    modePreference.set('sepia');
    show();
    for (const name of ['Light', 'System', 'Dark']) expect(radio(name)).not.toBeChecked();
  });

  it('does nothing when the chosen mode is pressed again', () => {
    show();
    fireEvent.click(radio('System'));
    expect(storedMode()).toBeNull();
  });

  it('turns the page around and back', () => {
    show();
    expect(radio('Left to right')).toBeChecked();
    fireEvent.click(radio('Right to left'));
    expect(document.body.dir).toBe('rtl');
    expect(radio('Right to left')).toBeChecked();
    fireEvent.click(radio('Left to right'));
    expect(document.body.dir).toBe('ltr');
  });

  it('says what is chosen in the attributes for analytics', () => {
    show();
    const actions = [...document.querySelectorAll<HTMLElement>('[data-ga-event-category]')].map(
      ({ dataset }) => [dataset['gaEventCategory'], dataset['gaEventAction']],
    );
    expect(actions).toEqual(
      ['light', 'system', 'dark', 'ltr', 'rtl', 'colors'].map((action) => ['settings', action]),
    );
  });

  it('switches the density', () => {
    show();
    const density = within(screen.getByRole('region', { name: 'Density' }));
    fireEvent.click(density.getByRole('switch'));
    expect(density.getByRole('switch')).toBeChecked();
  });

  it('leads to the color tool and closes on the way', () => {
    const followed = watchFollowedLinks();
    show();
    fireEvent.click(screen.getByRole('link', { name: 'Edit website colors' }));
    expect(followed).toEqual(['/material-ui/customization/color/#playground']);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('resets colors that were chosen, and offers it only then', () => {
    const { unmount } = show();
    expect(screen.queryByRole('button', { name: 'Reset docs colors' })).toBeNull();
    unmount();
    palettePreference.set({ primary: { main: '#ff0000' } });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Reset docs colors' }));
    expect(palettePreference.get()).toEqual({});
    expect(document.cookie).toBe('');
    expect(screen.queryByRole('button', { name: 'Reset docs colors' })).toBeNull();
  });

  it('closes by its button, and by a press beside it', () => {
    show();
    fireEvent.click(screen.getByRole('heading', { name: 'Settings' }));
    fireEvent.click(radio('Dark'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a press beside it', () => {
    show();
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can be gone through by keyboard: one stop for each choice', async () => {
    show();
    const stops: string[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab();
      const element = document.activeElement as HTMLElement;
      stops.push(element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.id);
    }
    expect(stops.slice(0, 3)).toEqual(['Close', 'settings-mode', 'settings-direction']);
  });

  it('goes on where storage is blocked', () => {
    blockCookiesAndStorage();
    show();
    fireEvent.click(radio('Dark'));
    expect(radio('Dark')).toBeChecked();
    expect(document.body).toHaveClass('mode-dark');
  });
});
