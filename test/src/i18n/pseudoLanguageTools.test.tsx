import { act, fireEvent, screen } from '@testing-library/react';
import { ColorTool } from '@/theme-tools/ColorTool';
import { DefaultThemeViewer } from '@/theme-tools/DefaultThemeViewer';
import { DensityTool } from '@/theme-tools/DensityTool';
import { HUES } from '@/theme-tools/hues';
import { SettingsDrawer } from '@/theme-tools/SettingsDrawer';
import { palettePreference } from '@/theme/themePreferences';
import { installDialog } from '../../fixtures/dialog';
import type { Exception } from '../../fixtures/pseudoLanguage';
import { show } from '../../fixtures/showPseudo';

jest.mock('@/i18n/texts', () =>
  jest.requireActual<{ mockTexts: () => object }>('../../fixtures/pseudoLanguage').mockTexts(),
);
beforeAll(() => installDialog());

describe('the tools in another language', () => {
  const HUE_NAMES: Exception = { what: new Set(HUES), why: 'names that code calls hues by' };
  const SHADE_NAMES: Exception = { what: /^A[124]00$|^A700$/, why: 'names of shades in code' };

  afterEach(() => act(() => palettePreference.set({})));

  it('have all the texts of the settings from it', async () => {
    palettePreference.set({ primary: { main: '#ff0000' } });
    const found = show(<SettingsDrawer onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('switch'));
    await screen.findByText('⟦Reset density⟧');
    expect(found()).toEqual([]);
  });

  it('have all the texts of the colors from it', async () => {
    const found = show(<ColorTool />, { exceptions: [HUE_NAMES, SHADE_NAMES] });
    expect(found()).toEqual([]);
    fireEvent.change(screen.getAllByRole('textbox')[0] as Element, { target: { value: 'x' } });
    for (const button of ['⟦Set docs colors⟧', '⟦Reset docs colors⟧']) {
      fireEvent.click(screen.getByRole('button', { name: button }));
      await act(() => Promise.resolve());
      expect(found()).toEqual([]);
    }
  });

  it('have all the texts of the density from it', () => {
    expect(show(<DensityTool />)()).toEqual([]);
  });

  it('have all the texts of the default theme from it', () => {
    const found = show(<DefaultThemeViewer />);
    // The lines of the tree are code.
    for (const line of document.querySelectorAll('[data-path]')) line.remove();
    expect(found()).toEqual([]);
  });
});
