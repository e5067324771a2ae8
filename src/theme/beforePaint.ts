import { paintPalette } from './paintPalette';
import { paintTheme } from './paintTheme';
import { readStoredTheme } from './storedTheme';

// Bundled by scripts/generate.ts into the one script that stands in every document, at the start of its body.
const theme = readStoredTheme();
paintTheme(theme);
paintPalette(theme.paletteColors);
// In a frame a page shows what it is framed for, and nothing around it.
if (window.parent !== window) document.documentElement.dataset['embedded'] = '';
