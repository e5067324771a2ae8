import { formatPaletteColors, parsePaletteColors } from '@/theme/paletteColors';

const COLORS = {
  primary: { main: '#2196f3', light: '#64b5f6', dark: 'rgb(25, 118, 210)', 50: '#e3f2fd' },
  secondary: { main: '#f50057', A400: '#f50057' },
};

describe('parsePaletteColors', () => {
  it('reads what formatPaletteColors writes', () => {
    expect(parsePaletteColors(formatPaletteColors(COLORS) ?? '')).toEqual(COLORS);
  });

  it('reads a cookie that was percent-encoded', () => {
    expect(parsePaletteColors(encodeURIComponent(JSON.stringify(COLORS)))).toEqual(COLORS);
  });

  it('reads one color without the other', () => {
    const { secondary } = COLORS;
    expect(parsePaletteColors(JSON.stringify({ secondary }))).toEqual({ secondary });
  });

  it.each([
    '',
    'undefined',
    'not json',
    '{',
    '{"primary":{"main":"#ff0000"}',
    '%',
    '%7',
    '%E0%A4%A',
    '%7Bprimary',
    'null',
    'true',
    '7',
    '"#ff0000"',
    '[]',
    '["#ff0000"]',
    '[{"main":"#ff0000"}]',
    '{}',
    '{"primary":null}',
    '{"primary":"#ff0000"}',
    '{"primary":7}',
    '{"primary":[]}',
    '{"primary":["#ff0000"]}',
    '{"primary":{}}',
    '{"primary":{"main":null}}',
    '{"primary":{"main":["#ff0000"]}}',
    '{"primary":{"main":{"main":"#ff0000"}}}',
    '{"primary":{"main":""}}',
    '{"primary":{"main":"red"}}',
    '{"primary":{"main":"red;}body{display:none}"}}',
    '{"primary":{"main":"#ff0000;}body{"}}',
    '{"primary":{"main":"url(https://example.com/)"}}',
    '{"primary":{"main":"</style><script>alert(1)</script>"}}',
    '{"primary":{"light":"#ff0000"}}',
    '{"error":{"main":"#ff0000"}}',
    '{"__proto__":{"primary":{"main":"#ff0000"}}}',
    '{"primary":{"__proto__":{"main":"#ff0000"}}}',
    '{"constructor":{"prototype":{"primary":{"main":"#ff0000"}}}}',
  ])('finds nothing in %s', (text) => {
    expect(parsePaletteColors(text)).toBeUndefined();
    expect(({} as Record<string, unknown>)['primary']).toBeUndefined();
  });

  it('leaves out what is no color, and what is not of a palette', () => {
    const hostile =
      '{"primary":{"main":"#ff0000","light":"url(x)","dark":null,"contrastText":"#fff",' +
      '"__proto__":"#fff","constructor":"#fff","50":"red;}","900":"#0f0"},' +
      '"secondary":"#fff","error":{"main":"#fff"},"mode":"#fff"}';
    expect(JSON.stringify(parsePaletteColors(hostile))).toBe(
      '{"primary":{"900":"#0f0","main":"#ff0000"}}',
    );
  });

  it('keeps one color when the other is damaged', () => {
    const text = '{"primary":{"main":"#ggg"},"secondary":{"main":"#abc"}}';
    expect(parsePaletteColors(text)).toEqual({ secondary: { main: '#abc' } });
  });
});

describe('formatPaletteColors', () => {
  it('writes raw JSON', () => {
    expect(formatPaletteColors({ primary: { main: '#ff0000' } })).toBe(
      '{"primary":{"main":"#ff0000"}}',
    );
  });

  it('writes nothing when nothing is chosen', () => {
    expect(formatPaletteColors({})).toBeNull();
  });

  it('writes nothing that would end a cookie', () => {
    expect(formatPaletteColors(COLORS)).not.toMatch(/[;\n]/);
  });
});
