import type { PaletteColors } from './paletteColors';
import { paletteCss } from './paletteCss';

const STYLE_ID = 'palette-colors';

/** Puts a chosen palette on the document, or takes it off when nothing is chosen. */
export function paintPalette(colors: PaletteColors): void {
  const css = paletteCss(colors);
  let style = document.getElementById(STYLE_ID);
  if (!css) return style?.remove();
  if (!style) {
    style = document.createElement('style');
    style.id = STYLE_ID;
    document.head.append(style);
  }
  if (style.textContent !== css) style.textContent = css;
}
