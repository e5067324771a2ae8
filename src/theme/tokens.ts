/** A value per color scheme: light, dark. */
type Scheme = readonly [light: string, dark: string];

/**
 * The colors of the site itself, as CSS variables `--<name>`. Text colors keep 4.5:1 on every surface they are used on, lines
 * of controls 3:1; test/src/theme/tokens.test.ts computes it.
 */
export const COLORS = {
  background: ['#ffffff', '#101418'],
  surface: ['#f6f8fb', '#161b21'],
  'surface-raised': ['#ffffff', '#1b2229'],
  'surface-hover': ['#edf1f6', '#222a33'],
  text: ['#1c2025', '#e5eaf2'],
  'text-muted': ['#4a5565', '#b0b8c4'],
  line: ['#dfe5ec', '#2a323c'],
  'line-strong': ['#7b8799', '#6b7a90'],
  primary: ['#0059b2', '#66b2ff'],
  'primary-strong': ['#004c99', '#99ccf3'],
  'primary-fill': ['#0066cc', '#66b2ff'],
  'on-primary-fill': ['#ffffff', '#0b1520'],
  'primary-soft': ['#e8f2fd', '#12263d'],
  'primary-line': ['#a9d0f7', '#1f4a7a'],
  success: ['#0f5f3b', '#6bdb9e'],
  'success-soft': ['#e7f6ee', '#10291d'],
  'success-line': ['#9fd8b9', '#1f5a3c'],
  warning: ['#7a4a00', '#f0bf66'],
  'warning-soft': ['#fff5e0', '#2c2310'],
  'warning-line': ['#f2cf8a', '#6b5216'],
  error: ['#a4161f', '#ff9a9a'],
  'error-soft': ['#fdecec', '#331617'],
  'error-line': ['#f2b0b2', '#7a2c30'],
  // Around demos: what the default Material theme has behind and on its pages.
  'demo-background': ['#ffffff', '#121212'],
  'demo-text': ['#212121', '#ffffff'],
  'code-background': ['#f6f8fb', '#0f1924'],
  'code-text': ['#1f2933', '#e3eaf2'],
  'code-keyword': ['#a0219b', '#e29bf0'],
  'code-string': ['#0b6638', '#8fdaa8'],
  'code-comment': ['#5b6675', '#93a1b3'],
  'code-constant': ['#0050a8', '#7fc0ff'],
  'code-function': ['#7a3e00', '#f2c078'],
  'code-deleted': ['#a4161f', '#ff9a9a'],
} as const satisfies Record<string, Scheme>;

/** The names a foreground color is read on, for the contrast test. */
export const BACKGROUNDS: Record<string, readonly (keyof typeof COLORS)[]> = {
  text: ['background', 'surface', 'surface-raised', 'surface-hover', 'primary-soft'],
  'text-muted': ['background', 'surface', 'surface-raised', 'surface-hover'],
  primary: ['background', 'surface', 'surface-raised', 'surface-hover', 'primary-soft'],
  'primary-strong': ['background', 'surface', 'surface-raised', 'primary-soft'],
  'on-primary-fill': ['primary-fill'],
  success: ['background', 'success-soft'],
  warning: ['background', 'warning-soft'],
  error: ['background', 'error-soft'],
  'code-text': ['code-background'],
  'code-keyword': ['code-background'],
  'code-string': ['code-background'],
  'code-comment': ['code-background'],
  'code-constant': ['code-background'],
  'code-function': ['code-background'],
  'code-deleted': ['code-background'],
};

/** Attribute of `<html>` that says which scheme is painted: `light` or `dark`. */
export const SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** What browsers color their own surroundings with. */
export const THEME_COLORS = { light: '#0072E5', dark: '#101418' } as const;
