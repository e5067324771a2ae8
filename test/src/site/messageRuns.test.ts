import { messageRuns } from '@/site/messageRuns';

/** `[prose, `code`]` in one line: what is an argument, a link or missing stands in brackets. */
const drawn = (message: string, args: string[] = []) =>
  messageRuns(message, args)
    .map(({ isCode, parts }) => {
      const text = parts.map((part) =>
        part.kind === 'text' ? part.text : `[${part.kind} ${part.text}]`,
      );
      return isCode ? `<${text.join('')}>` : text.join('');
    })
    .join('');

describe('messageRuns', () => {
  it('puts arguments into their places, in code too', () => {
    expect(drawn('Use %s, not `%s`.', ['a', 'b'])).toBe('Use [argument a], not <[argument b]>.');
  });

  it('says which arguments are missing, and leaves out those that are empty or too many', () => {
    expect(drawn('%s and %s', ['a'])).toBe('[argument a] and [missing ]');
    expect(drawn('The color%s is `%s`', ['', 'b', 'c'])).toBe('The color is <[argument b]>');
  });

  it('takes arguments for text, whatever stands in them', () => {
    for (const hostile of ['`code`', '%s', '<b>a</b>', 'https://example.com/', '$&', '$1']) {
      expect(drawn('a %s `b` %s', [hostile, 'c'])).toBe(`a [argument ${hostile}] <b> [argument c]`);
    }
  });

  it('makes links of the addresses that the message itself has', () => {
    expect(drawn('See https://mui.com/r/a?b=1#c for more, or https://mui.com/r/d.')).toBe(
      'See [link https://mui.com/r/a?b=1#c] for more, or [link https://mui.com/r/d].',
    );
  });

  it('cuts long arguments', () => {
    const [run] = messageRuns('%s', ['x'.repeat(100_000)]);
    expect(run?.parts[0]?.text).toBe(`${'x'.repeat(300)}…`);
  });
});
