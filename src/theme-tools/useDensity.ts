import { useThemeDispatch, useThemeValue } from '@/theme/ThemeProvider';
import { DEFAULT_THEME_STATE } from '@/theme/themeReducer';

/** Bounds of the spacing unit, in CSS pixels. The reducer takes any number; the tools offer these. */
export const SPACING = { min: 0, max: 20 } as const;

/** Density and spacing of every demo, and what changes them. */
export function useDensity() {
  const dispatch = useThemeDispatch();
  const dense = useThemeValue('dense');
  const spacing = useThemeValue('spacing');
  return {
    dense,
    spacing,
    isDefault: dense === DEFAULT_THEME_STATE.dense && spacing === DEFAULT_THEME_STATE.spacing,
    setDense: (payload: boolean) => dispatch({ type: 'SET_DENSE', payload }),
    /** Takes what was typed; what is no number is left alone, what is out of bounds is brought inside. */
    setSpacing: (text: string) => {
      const value = Math.round(Number(text));
      if (text.trim() === '' || Number.isNaN(value)) return;
      dispatch({
        type: 'SET_SPACING',
        payload: Math.min(SPACING.max, Math.max(SPACING.min, value)),
      });
    },
    increase: () => {
      if (spacing < SPACING.max) dispatch({ type: 'INCREASE_SPACING' });
    },
    decrease: () => {
      if (spacing > SPACING.min) dispatch({ type: 'DECREASE_SPACING' });
    },
    reset: () => dispatch({ type: 'RESET_DENSITY' }),
  };
}
