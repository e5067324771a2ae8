import { useState, type ChangeEvent } from 'react';
import { useThemeDispatch, useThemeValue } from '@/theme/ThemeProvider';
import { DEFAULT_THEME_STATE } from '@/theme/themeReducer';

/** Bounds of the spacing unit, in CSS pixels. The reducer takes any number; the tools offer these. */
export const SPACING = { min: 0, max: 20 } as const;

/** Density and spacing of every demo, and what changes them. */
export function useDensity() {
  const dispatch = useThemeDispatch();
  const dense = useThemeValue('dense');
  const spacing = useThemeValue('spacing');
  // While it is being typed the field may be empty; left, it says again what counts.
  const [typed, setTyped] = useState<string | null>(null);
  return {
    dense,
    spacing,
    isDefault: dense === DEFAULT_THEME_STATE.dense && spacing === DEFAULT_THEME_STATE.spacing,
    setDense: (payload: boolean) => dispatch({ type: 'SET_DENSE', payload }),
    /** Props of the field. What is no number changes nothing, what is out of bounds is brought inside. */
    field: {
      value: typed ?? spacing,
      onBlur: () => setTyped(null),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        const value = Math.round(Number(target.value));
        const isNumber = target.value.trim() !== '' && !Number.isNaN(value);
        setTyped(isNumber ? null : target.value);
        const payload = Math.min(SPACING.max, Math.max(SPACING.min, value));
        if (isNumber) dispatch({ type: 'SET_SPACING', payload });
      },
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
