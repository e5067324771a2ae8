import { DemoProblem } from '@/demo/sandbox/DemoProblem';
import { describeError } from '@/demo/sandbox/describeError';

const URL = 'blob:null/7f0c';

function errorWith(stack: string): Error {
  return Object.assign(new TypeError('a is not a function'), { stack });
}

describe('describeError', () => {
  it.each([
    ['Chromium', `TypeError: a is not a function\n    at Demo (${URL}:12:7)\n    at x (/m.js:1:2)`],
    ['Firefox and Safari', `x@/sandbox/m.js:1:2\nDemo@${URL}:12:7\nother@${URL}:30:1`],
  ])('finds the first line of the edited code in the stacks of %s', (_browser, stack) => {
    expect(describeError(errorWith(stack), URL)).toEqual({
      message: 'TypeError: a is not a function',
      line: 12,
    });
  });

  it('names no line when the edited code is not in the stack', () => {
    expect(describeError(errorWith('TypeError\n at x (/m.js:3:4)'), URL).line).toBeUndefined();
    expect(describeError(errorWith('TypeError\n at x (/m.js:3:4)'), '').line).toBeUndefined();
  });

  it('gives problems as they are', () => {
    expect(describeError(new DemoProblem('Cannot find module x', 3, 4), URL)).toEqual({
      message: 'Cannot find module x',
      line: 3,
      column: 4,
    });
  });

  it("says in words what React's production build says by number", () => {
    const error = new Error('Minified React error #130; visit https://reactjs.org/docs/…');
    expect(describeError(error, URL).message).toMatch(/not a component/);
    const other = new Error('Minified React error #9999; visit');
    expect(describeError(other, URL).message).toBe(other.message);
  });

  it.each([
    ['text', 'Uncaught: text'],
    [undefined, 'Uncaught: undefined'],
    [Object.create(null), 'Uncaught: object'],
  ])('has words for whatever is thrown', (thrown: unknown, message) => {
    expect(describeError(thrown, URL)).toEqual({ message });
  });
});
