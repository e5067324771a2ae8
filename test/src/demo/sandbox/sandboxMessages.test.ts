import {
  CONNECT,
  isWindowMessage,
  READY,
  readFrameMessage,
  readPageMessage,
} from '@/demo/sandbox/sandboxMessages';

const THEME = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  paletteMode: 'light',
  spacing: 8,
};

const RENDER = {
  type: 'render',
  code: 'export default 1',
  language: 'TS',
  demoTheme: 'joy',
  theme: THEME,
  styling: 'Tailwind',
  userLanguage: 'en',
};

const SHAPELESS = [null, undefined, 'pong', 7, [], {}, { type: 'other' }, { type: ['pong'] }];

describe('readFrameMessage', () => {
  it('keeps heights within bounds', () => {
    const heightOf = (height: unknown) => readFrameMessage({ type: 'height', height });
    expect(heightOf(120)).toEqual({ type: 'height', height: 120 });
    expect(heightOf(-5)).toEqual({ type: 'height', height: 0 });
    expect(heightOf(1e9)).toEqual({ type: 'height', height: 4000 });
    expect(heightOf(NaN)).toBeNull();
    expect(heightOf('120')).toBeNull();
  });

  it('cuts the text of an error and drops places that are none', () => {
    const message = 'x'.repeat(5000);
    expect(readFrameMessage({ type: 'error', message, line: 0, column: 1.5 })).toEqual({
      type: 'error',
      message: 'x'.repeat(2000),
      line: undefined,
      column: undefined,
    });
    expect(readFrameMessage({ type: 'error', message: 'a', line: 3, column: 4 })).toMatchObject({
      line: 3,
      column: 4,
    });
    expect(readFrameMessage({ type: 'error', message: { toString: () => 'a' } })).toBeNull();
  });

  it('gives on nothing but what it knows', () => {
    expect(readFrameMessage({ type: 'pong', more: 1 })).toEqual({ type: 'pong' });
    expect(readFrameMessage({ type: 'rendered', html: '<b>' })).toEqual({ type: 'rendered' });
  });

  it.each(SHAPELESS)('is null for %p', (data) => {
    expect(readFrameMessage(data)).toBeNull();
  });
});

describe('readPageMessage', () => {
  it('reads code with all that it is run with', () => {
    expect(readPageMessage({ ...RENDER, more: 1 })).toEqual(RENDER);
    expect(readPageMessage({ type: 'ping' })).toEqual({ type: 'ping' });
  });

  it.each([
    { code: 1 },
    { code: 'x'.repeat(500_001) },
    { language: 'JSX' },
    { demoTheme: '__proto__' },
    { styling: 'tailwind' },
    { userLanguage: null },
    { theme: null },
    { theme: { ...THEME, direction: 'up' } },
    { theme: { ...THEME, dense: 'yes' } },
    { theme: { ...THEME, spacing: Infinity } },
    { theme: { ...THEME, paletteMode: 1 } },
  ])('is null with %p', (fault) => {
    expect(readPageMessage({ ...RENDER, ...fault })).toBeNull();
  });

  it('takes only colors for a palette, and spacing within bounds', () => {
    const paletteColors = { primary: { main: 'red}body{' }, secondary: { main: '#fff', x: 1 } };
    expect(
      readPageMessage({ type: 'theme', theme: { ...THEME, spacing: 1e6, paletteColors } }),
    ).toEqual({
      type: 'theme',
      theme: { ...THEME, spacing: 100, paletteColors: { secondary: { main: '#fff' } } },
    });
  });

  it.each(SHAPELESS)('is null for %p', (data) => {
    expect(readPageMessage(data)).toBeNull();
  });
});

test('messages of the window are told by their type alone', () => {
  expect(isWindowMessage({ type: READY }, READY)).toBe(true);
  expect(isWindowMessage({ type: READY }, CONNECT)).toBe(false);
  expect(isWindowMessage(READY, READY)).toBe(false);
  expect(isWindowMessage(null, READY)).toBe(false);
});
