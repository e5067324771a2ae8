import type { PaletteColors } from './paletteColors';

export type Direction = 'ltr' | 'rtl';

/** What the reader has made of the theme. Plain data: it could be put into an address. */
export interface ThemeState {
  dense: boolean;
  direction: Direction;
  paletteColors: PaletteColors;
  /** The unit of `theme.spacing`, in CSS pixels. */
  spacing: number;
  /** `light` or `dark`; any other string, as a stored value may be, is painted light. */
  paletteMode: string;
}

export type ThemeAction =
  | { type: 'SET_SPACING'; payload: number }
  | { type: 'INCREASE_SPACING' }
  | { type: 'DECREASE_SPACING' }
  | { type: 'SET_DENSE'; payload: boolean }
  | { type: 'RESET_DENSITY' }
  | { type: 'RESET_COLORS' }
  | {
      type: 'CHANGE';
      payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

export const DEFAULT_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
};

/**
 * The theme after an action. `CHANGE` leaves alone what it is not given.
 * @throws Error `Unrecognized type <type>` for any other action.
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return { ...state, spacing: action.payload };
    case 'INCREASE_SPACING':
      return { ...state, spacing: state.spacing + 1 };
    case 'DECREASE_SPACING':
      return { ...state, spacing: state.spacing - 1 };
    case 'SET_DENSE':
      return { ...state, dense: action.payload };
    case 'RESET_DENSITY':
      return {
        ...state,
        dense: DEFAULT_THEME_STATE.dense,
        spacing: DEFAULT_THEME_STATE.spacing,
      };
    case 'RESET_COLORS':
      return { ...state, paletteColors: DEFAULT_THEME_STATE.paletteColors };
    case 'CHANGE':
      return {
        ...state,
        paletteMode: action.payload.paletteMode || state.paletteMode,
        direction: action.payload.direction || state.direction,
        paletteColors: action.payload.paletteColors || state.paletteColors,
      };
    default:
      throw new Error(`Unrecognized type ${(action as { type: string }).type}`);
  }
}
