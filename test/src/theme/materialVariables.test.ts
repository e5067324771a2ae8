import { createTheme, emphasize } from '@mui/material/styles';
import { materialVariables, materialVars } from '@/theme/materialVariables.server';

describe('materialVariables', () => {
  it.each([
    ['light', 0.8],
    ['dark', 0.98],
  ] as const)('stands out from the %s page where components do without variables', (mode, how) => {
    const { css } = materialVariables(mode);
    const { palette } = createTheme({ palette: { mode } });
    const bar = emphasize(palette.background.default, how);
    expect(css).toMatchObject({
      '--mui-palette-SnackbarContent-bg': bar,
      '--mui-palette-SnackbarContent-color': palette.getContrastText(bar),
      '--mui-palette-SpeedDialAction-fabHoverBg': emphasize(palette.background.paper, 0.15),
    });
  });

  it('has other colors in the dark', () => {
    expect(materialVariables('light').css).toMatchObject({
      '--mui-palette-primary-main': '#1976d2',
    });
    expect(materialVariables('dark').css).toMatchObject({
      '--mui-palette-primary-main': '#90caf9',
    });
  });
});

describe('materialVars', () => {
  it('has the variables of both schemes and of none in the shape of the theme', () => {
    expect(materialVars()).toMatchObject({
      palette: { primary: { main: 'var(--mui-palette-primary-main)' } },
      shape: { borderRadius: 'var(--mui-shape-borderRadius)' },
      // Only the dark scheme has these.
      overlays: expect.arrayContaining(['var(--mui-overlays-24)']) as unknown,
    });
  });
});
