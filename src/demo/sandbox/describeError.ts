import { DemoProblem } from './DemoProblem';
import type { SandboxError } from './sandboxMessages';

/** What React's production build says by number, for the mistakes that are made while editing. https://react.dev/errors */
const REACT_ERRORS: Record<string, string> = {
  31: 'An object cannot be rendered. Render its parts, or an array of elements.',
  130: 'What is rendered is not a component. Is it imported the right way, with or without braces?',
  185: 'Too many updates, one inside the other. Does an effect or a render set the state it depends on?',
  300: 'Fewer hooks were called than the time before. Call every hook before any return.',
  301: 'Too many renders. Does the component set its state while it renders?',
  310: 'More hooks were called than the time before. Call hooks in the same order every time.',
  321: 'A hook was called outside of a component.',
};

/** What to tell the reader of something thrown. `url` is that of the running code, whose lines are the reader's. */
export function describeError(thrown: unknown, url: string): SandboxError {
  if (thrown instanceof DemoProblem) {
    const { message, line, column } = thrown;
    return { message, line, column };
  }
  if (!(thrown instanceof Error)) return { message: `Uncaught: ${textOf(thrown)}` };
  return { message: messageOf(thrown), line: lineIn(thrown.stack ?? '', url) };
}

/** The first line of the running code in a stack; undefined when it is not in it. */
function lineIn(stack: string, url: string): number | undefined {
  const place = url ? stack.split(`${url}:`)[1] : undefined;
  return place ? Number.parseInt(place, 10) || undefined : undefined;
}

function messageOf({ name, message }: Error): string {
  const code = /^Minified React error #(\d+)/.exec(message)?.[1];
  const known = code === undefined ? undefined : REACT_ERRORS[code];
  if (known) return known;
  return name === 'Error' ? message : `${name}: ${message}`;
}

/** Whatever was thrown, even what has no text. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}
