import { createTheme, type Theme } from '@mui/material/styles';

declare global {
  interface Window {
    /** The theme of the Material demos on this page. */
    theme?: Theme;
    createTheme?: typeof createTheme;
  }
}

/** Lets a reader try the theme in the console of every page that shows a Material demo, and says so there once. */
export function exposeTheme(theme: Theme): void {
  const isFirst = !window.theme;
  window.theme = theme;
  window.createTheme = createTheme;
  if (isFirst && process.env.NODE_ENV === 'production') {
    console.info(
      'Material UI is in this console: `theme` is the theme of the demos, `createTheme` makes another. Try `theme.palette.primary`.',
    );
  }
}
