/** A message that the packages leave out of their production builds. */
export interface ErrorCode {
  code: number;
  /** The message; `%s` stands for each argument. */
  message: string;
  /** Names of the packages that throw it. */
  packages: string[];
}

/** A piece of a message. A `missing` one stands for an argument that the address lacks, an `argument` is shown as it came. */
export interface MessagePart {
  kind: 'text' | 'link' | 'argument' | 'missing';
  text: string;
}

/** A stretch of a message: prose, or code that stands between backticks. */
export interface MessageRun {
  isCode: boolean;
  parts: MessagePart[];
}

/** Longer arguments are cut. */
const LONGEST_ARGUMENT = 300;

const PLACE = '%s';
const LINK = /(https:\/\/[^\s`]*[^\s`.,:;])/;

/**
 * A message of a package, taken apart to be drawn: each `%s` in it stands for the next argument. Only what the package itself has
 * written can become a link or code.
 */
export function messageRuns(message: string, args: readonly string[]): MessageRun[] {
  const remaining = [...args];
  return message.split('`').map((stretch, index) => ({
    isCode: index % 2 === 1,
    parts: stretch
      .split(PLACE)
      .flatMap((text, place) => [
        ...(place === 0 ? [] : [argumentPart(remaining.shift())]),
        ...textParts(text),
      ])
      .filter(({ kind, text }) => kind === 'missing' || text !== ''),
  }));
}

function argumentPart(text: string | undefined): MessagePart {
  if (text === undefined) return { kind: 'missing', text: '' };
  const isLong = text.length > LONGEST_ARGUMENT;
  return { kind: 'argument', text: isLong ? `${text.slice(0, LONGEST_ARGUMENT)}…` : text };
}

function textParts(text: string): MessagePart[] {
  return text.split(LINK).map((part, index) => ({
    kind: index % 2 === 1 ? ('link' as const) : ('text' as const),
    text: part,
  }));
}
