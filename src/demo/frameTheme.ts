import type { ThemeAction, ThemeState } from '@/theme/themeReducer';

/** The part of the theme that a frame cannot read from the browser's storage for itself. */
export type FrameTheme = Pick<ThemeState, 'dense' | 'direction' | 'spacing'>;

/** What a frame says to the page around it when it is ready for a theme. */
export const THEME_WANTED = 'theme-wanted';

/** The theme in a message of the page around a frame; null for any other message. */
export function parseFrameTheme(message: unknown): FrameTheme | null {
  if (typeof message !== 'object' || message === null) return null;
  const { dense, direction, spacing } = message as Record<string, unknown>;
  if (typeof dense !== 'boolean' || typeof spacing !== 'number') return null;
  if (direction !== 'ltr' && direction !== 'rtl') return null;
  if (!Number.isInteger(spacing) || spacing < 0 || spacing > 20) return null;
  return { dense, direction, spacing };
}

/** The actions that give a page this theme. */
export function frameThemeActions({ dense, direction, spacing }: FrameTheme): ThemeAction[] {
  return [
    { type: 'CHANGE', payload: { direction } },
    { type: 'SET_DENSE', payload: dense },
    { type: 'SET_SPACING', payload: spacing },
  ];
}
