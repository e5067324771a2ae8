import {
  DEFAULT_THEME_STATE,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from '@/theme/themeReducer';

const RED = { primary: { main: '#ff0000' } };

/** A state in which every part is another than by default. */
const OTHER: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: RED,
  spacing: 3,
  paletteMode: 'dark',
};

describe('the default theme state', () => {
  it('is light, from left to right, with a spacing of 8', () => {
    expect(DEFAULT_THEME_STATE).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'light',
    });
  });
});

describe('themeReducer', () => {
  it.each<[ThemeAction, Partial<ThemeState>]>([
    [{ type: 'SET_SPACING', payload: 12 }, { spacing: 12 }],
    [{ type: 'SET_SPACING', payload: 0 }, { spacing: 0 }],
    // Bounds are for the tools.
    [{ type: 'SET_SPACING', payload: -40 }, { spacing: -40 }],
    [{ type: 'INCREASE_SPACING' }, { spacing: 4 }],
    [{ type: 'DECREASE_SPACING' }, { spacing: 2 }],
    [{ type: 'SET_DENSE', payload: false }, { dense: false }],
    [{ type: 'SET_DENSE', payload: true }, {}],
    [{ type: 'RESET_DENSITY' }, { dense: false, spacing: 8 }],
    [{ type: 'RESET_COLORS' }, { paletteColors: {} }],
    [{ type: 'CHANGE', payload: { paletteMode: 'light' } }, { paletteMode: 'light' }],
    [{ type: 'CHANGE', payload: { paletteMode: 'sepia' } }, { paletteMode: 'sepia' }],
    [{ type: 'CHANGE', payload: { direction: 'ltr' } }, { direction: 'ltr' }],
    [{ type: 'CHANGE', payload: { paletteColors: {} } }, { paletteColors: {} }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'light', direction: 'ltr', paletteColors: {} } },
      { paletteMode: 'light', direction: 'ltr', paletteColors: {} },
    ],
    [{ type: 'CHANGE', payload: {} }, {}],
  ])('%j changes %j and nothing else', (action, changes) => {
    expect(themeReducer(OTHER, action)).toEqual({ ...OTHER, ...changes });
  });

  it.each([undefined, null, '', 0, false])('keeps what CHANGE names as %j', (nothing) => {
    const payload = { paletteMode: nothing, direction: nothing, paletteColors: nothing };
    expect(themeReducer(OTHER, { type: 'CHANGE', payload } as ThemeAction)).toEqual(OTHER);
  });

  it('goes beyond any bound, one by one', () => {
    let state: ThemeState = { ...OTHER, spacing: 0 };
    state = themeReducer(state, { type: 'DECREASE_SPACING' });
    expect(state.spacing).toBe(-1);
    state = themeReducer({ ...OTHER, spacing: 20 }, { type: 'INCREASE_SPACING' });
    expect(state.spacing).toBe(21);
  });

  it('leaves the state before as it was', () => {
    const before = Object.freeze({ ...OTHER });
    expect(themeReducer(before, { type: 'RESET_DENSITY' })).not.toBe(before);
    expect(before).toEqual(OTHER);
  });

  it.each(['X', 'change', 'constructor', undefined])('throws for the type %s', (type) => {
    expect(() => themeReducer(OTHER, { type } as never)).toThrow(`Unrecognized type ${type}`);
  });
});
