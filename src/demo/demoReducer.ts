/** Which source of a demo is meant: `MUI System/TS`. */
export type SourceKey = `${string}/${'JS' | 'TS'}`;

/** What went wrong in a demo that the reader has edited. */
export interface DemoError {
  message: string;
  line?: number | undefined;
}

/** What the reader has made of a demo since the page opened. */
export interface DemoState {
  /** Counts the resets: each gives a new demo. */
  run: number;
  /** Edited code by its source. A source that is not edited is not here. */
  edits: Readonly<Partial<Record<SourceKey, string>>>;
  /** How high the demo was when the first edit replaced it, in CSS pixels. */
  height: number;
  /** The fault of the edited code; null while it runs. */
  error: DemoError | null;
  /** Whether the edited demo that is in the page has rendered. */
  rendered: boolean;
}

export type DemoAction =
  | { type: 'edit'; key: SourceKey; code: string; height: number }
  | { type: 'rendered' }
  | { type: 'failed'; error: DemoError | null }
  | { type: 'left' }
  | { type: 'reset' };

export const UNTOUCHED: DemoState = {
  run: 0,
  edits: {},
  height: 0,
  error: null,
  rendered: false,
};

/** The next state of a demo. Edits of other sources than the one at hand are kept until a reset. */
export function demoReducer(state: DemoState, action: DemoAction): DemoState {
  switch (action.type) {
    case 'edit': {
      const edits = { ...state.edits, [action.key]: action.code };
      const isFirst = Object.keys(state.edits).length === 0;
      return { ...state, edits, height: isFirst ? action.height : state.height };
    }
    case 'rendered':
      return { ...state, rendered: true, error: null };
    case 'failed':
      return { ...state, error: action.error };
    case 'left':
      // Another source is shown, or the same one runs anew: what was true of this run counts no more.
      return state.rendered || state.error ? { ...state, rendered: false, error: null } : state;
    case 'reset':
      return { ...UNTOUCHED, run: state.run + 1 };
  }
}
