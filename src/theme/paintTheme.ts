import { SCHEME_ATTRIBUTE, THEME_COLORS } from './tokens';
import type { ThemeState } from './themeReducer';

type Painted = Pick<ThemeState, 'paletteMode' | 'direction'>;

/** The scheme that a mode is painted in: dark for `dark`, light for every other string. */
export function schemeOf(paletteMode: string): 'light' | 'dark' {
  return paletteMode === 'dark' ? 'dark' : 'light';
}

/**
 * Puts color mode and direction on the document: all that does not need React. The same function works before the
 * first paint and at every change after it.
 */
export function paintTheme({ paletteMode, direction }: Painted): void {
  const { documentElement, body } = document;
  const scheme = schemeOf(paletteMode);
  if (documentElement.getAttribute(SCHEME_ATTRIBUTE) !== scheme)
    documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
  body.classList.remove('mode-light', 'mode-dark');
  body.classList.add(`mode-${scheme}`);
  if (documentElement.dir !== direction) documentElement.dir = direction;
  if (body.dir !== direction) body.dir = direction;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    meta.setAttribute('content', THEME_COLORS[scheme]);
}

/** Ends the transitions that a new scheme has started: the whole page changes at once, and cheaper. */
export function skipTransitions(): void {
  for (const animation of document.getAnimations?.() ?? [])
    if (animation instanceof CSSTransition) animation.finish();
}
