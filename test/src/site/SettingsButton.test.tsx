import { act, fireEvent, render, screen } from '@testing-library/react';
import { SettingsButton } from '@/site/SettingsButton';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { installDialog } from '../../fixtures/dialog';

const mockLoaded = jest.fn();

jest.mock('@/theme-tools/SettingsDrawer', () => {
  mockLoaded();
  return jest.requireActual<object>('@/theme-tools/SettingsDrawer');
});

beforeAll(installDialog);

beforeEach(() => {
  render(
    <ThemeProvider>
      <SettingsButton />
    </ThemeProvider>,
  );
});

const button = () => screen.getByRole('button', { name: 'Settings' });
const dialog = () => screen.queryByRole('dialog', { name: 'Settings' });

describe('SettingsButton', () => {
  it('says that it opens a dialog, whose code is loaded when it is focused', async () => {
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(mockLoaded).not.toHaveBeenCalled();
    await act(async () => {
      button().focus();
      await Promise.resolve();
    });
    expect(mockLoaded).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
  });

  it('opens the settings and closes them, again and again', async () => {
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(button());
      expect(await screen.findByRole('dialog', { name: 'Settings' })).toHaveAttribute('open');
      fireEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(dialog()).toBeNull();
    }
  });
});
