import { paintTheme, skipTransitions } from './paintTheme';
import { DARK_QUERY, paletteModeOf } from './storedTheme';
import { modePreference, palettePreference } from './themePreferences';
import type { ThemeState } from './themeReducer';
import type { ThemeStore } from './themeStore';

/**
 * Ties a store to the preferences, the operating system and the document: what is chosen becomes an action, and what has changed
 * is painted. Returns what unties it.
 */
export function connectTheme(store: ThemeStore): () => void {
  const system = window.matchMedia(DARK_QUERY);
  const changeMode = () =>
    store.dispatch({
      type: 'CHANGE',
      payload: { paletteMode: paletteModeOf(modePreference.get()) },
    });
  const changeColors = () => {
    const paletteColors = palettePreference.get();
    const isChosen = Object.keys(paletteColors).length > 0;
    store.dispatch(
      isChosen ? { type: 'CHANGE', payload: { paletteColors } } : { type: 'RESET_COLORS' },
    );
  };

  // The system may have changed since the page was painted.
  changeMode();
  let painted = store.getState();
  paintTheme(painted);
  const paint = () => {
    paintChanges(painted, store);
    painted = store.getState();
  };

  system.addEventListener('change', changeMode);
  const stops = [
    store.subscribe(paint),
    modePreference.subscribe(changeMode),
    palettePreference.subscribe(changeColors),
    () => system.removeEventListener('change', changeMode),
  ];
  return () => stops.forEach((stop) => stop());
}

function paintChanges(before: ThemeState, { getState }: ThemeStore): void {
  const state = getState();
  if (state.paletteMode !== before.paletteMode || state.direction !== before.direction) {
    paintTheme(state);
    skipTransitions();
  }
  // The code that computes a palette comes when one is chosen: what was chosen before is painted before React is there.
  if (state.paletteColors !== before.paletteColors)
    import('./paintPalette').then(
      ({ paintPalette }) => paintPalette(getState().paletteColors),
      // Without network the colors are those of the next page.
      () => undefined,
    );
}
