import {
  arrayOf,
  isPlain,
  joinUnion,
  layOutType,
  shortenType,
  splitType,
  withoutUndefined,
} from '@/api-reference/extract/typeText';

describe('splitType', () => {
  it.each([
    ["'a' | (() => 'b' | 'c')", ["'a'", "(() => 'b' | 'c')"]],
    ["Record<'a' | 'b', string> | null", ["Record<'a' | 'b', string>", 'null']],
    ["(event: Event) => 'a' | 'b'", ["(event: Event) => 'a' | 'b'"]],
    ["' | ' | 'b'", ["' | '", "'b'"]],
  ])('splits %s where the bar stands outside', (text, parts) => {
    expect(splitType(text, ' | ')).toEqual(parts);
  });
});

describe('joinUnion', () => {
  it.each([
    [["'small'", "'medium'", 'string'], "'small' | 'medium' | string"],
    [['string', 'true', 'null', 'false'], 'string | boolean | null'],
    [["'a' | 'b'", "'b'", 'never'], "'a' | 'b'"],
    [['string', 'any'], 'any'],
    [['unknown', "''"], 'unknown'],
    [["'a'", '(string & {})'], "'a' | string"],
    [['string', '() => void'], 'string | (() => void)'],
    [[], 'never'],
  ])('joins %j to %s', (types, text) => {
    expect(joinUnion(types)).toBe(text);
  });
});

describe('withoutUndefined', () => {
  it.each([
    ['string | undefined', 'string'],
    ['(() => void) | undefined', '() => void'],
    ['undefined', 'undefined'],
  ])('makes %s of an optional member %s', (type, text) => {
    expect(withoutUndefined(type)).toBe(text);
  });
});

describe('arrayOf', () => {
  it.each([
    ['string', 'string[]'],
    ['string | number', '(string | number)[]'],
    ['() => void', '(() => void)[]'],
    ['Map<string | number, X>', 'Map<string | number, X>[]'],
  ])('is of %s: %s', (type, text) => {
    expect(arrayOf(type)).toBe(text);
  });
});

describe('isPlain', () => {
  it.each([
    ["'a' | 'b' | null", true],
    ['string | number', true],
    ['ReactNode', false],
    ["'a' | { b: string }", false],
  ])('of %s is %s', (type, expected) => {
    expect(isPlain(type)).toBe(expected);
  });
});

describe('shortenType', () => {
  it('leaves a short type as it is', () => {
    expect(shortenType("'small' | 'large'")).toBe("'small' | 'large'");
  });

  it('leaves out whole members of a long union', () => {
    const union = Array.from({ length: 30 }, (_, index) => `'member ${index}'`).join(' | ');
    const short = shortenType(union);
    expect(short.length).toBeLessThan(90);
    expect(short).toMatch(/^('member \d+' \| )+…$/);
  });

  it('leaves out members of an object, and what is inside those that stay', () => {
    const inner = '{ one: string, two: number, three: boolean, four: string }';
    expect(shortenType(`{ first?: ${inner}, second?: ${inner}, third?: ${inner} }`)).toBe(
      '{ first?: { … }, second?: { … }, third?: { … } }',
    );
  });

  it('leaves out parameters of a function, not its result', () => {
    const parameters = Array.from({ length: 9 }, (_, index) => `parameter${index}: string`);
    expect(shortenType(`(${parameters.join(', ')}) => void`)).toMatch(
      /^\(parameter0: string, .*, …\) => void$/,
    );
  });
});

describe('layOutType', () => {
  it.each([
    ["'a' | 'b'", "| 'a'\n| 'b'"],
    ['{ a: string, b?: number }', '{\n  a: string;\n  b?: number;\n}'],
    ['(a: string, b: number) => void', '(\n  a: string,\n  b: number,\n) => void'],
    ['ReactNode', 'ReactNode'],
  ])('lays out %s', (type, text) => {
    expect(layOutType(type)).toBe(text);
  });
});
