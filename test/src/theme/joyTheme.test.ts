import { extendTheme } from '@mui/joy/styles';
import { joyTheme } from '@/theme/joyTheme';
import { SCHEME_ATTRIBUTE } from '@/theme/tokens';
import { ENGLISH } from '@/theme/loadDemoLocale';

const OPTIONS = { dense: false, direction: 'ltr', spacing: 8, locale: ENGLISH } as const;
const defaultTheme = joyTheme(OPTIONS);

/** Parts that the type of the theme does not have. */
interface Hidden {
  direction?: string;
  components?: Record<string, { defaultProps?: object } | undefined>;
}
const directionOf = (theme: object) => (theme as Hidden).direction;
const propsOf = (theme: object, name: string) => (theme as Hidden).components?.[name]?.defaultProps;

describe('joyTheme', () => {
  it('is the default theme, painted with variables', () => {
    const { palette, radius } = extendTheme();
    expect(defaultTheme.palette).toEqual(palette);
    expect(defaultTheme.radius).toEqual(radius);
    expect(defaultTheme.vars.palette.primary[500]).toMatch(/^var\(--joy-palette-primary-500/);
    expect(defaultTheme.spacing(2)).toBe('16px');
    expect(directionOf(defaultTheme)).toBe('ltr');
  });

  it('has the direction and the spacing of the reader', () => {
    const other = joyTheme({ ...OPTIONS, direction: 'rtl', spacing: 4 });
    expect(directionOf(other)).toBe('rtl');
    expect(other.spacing(2)).toBe('8px');
  });

  it('knows by what the page tells its schemes apart, for parts with inverted colors', () => {
    expect(defaultTheme.getColorSchemeSelector('dark')).toBe(`[${SCHEME_ATTRIBUTE}="dark"] &`);
  });

  it('makes components small when dense', () => {
    const dense = joyTheme({ ...OPTIONS, dense: true });
    for (const name of ['JoyButton', 'JoyInput', 'JoyTable', 'JoySwitch'])
      expect(propsOf(dense, name)).toEqual({ size: 'sm' });
    expect(propsOf(dense, 'JoyTypography')).toBeUndefined();
    expect(propsOf(defaultTheme, 'JoyButton')).toBeUndefined();
  });

  it('is one object for equal options, and another for others', () => {
    expect(joyTheme({ ...OPTIONS })).toBe(defaultTheme);
    expect(joyTheme({ ...OPTIONS, spacing: 9 })).not.toBe(defaultTheme);
  });
});
