/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { createTheme as createMaterialTheme } from '@mui/material/styles';
import { extendTheme } from '@mui/joy/styles';
import {
  createTheme,
  unstable_defaultSxConfig as defaultSxConfig,
  unstable_styleFunctionSx as styleFunctionSx,
} from '@mui/system';
import { kebabCase } from '@/lib/kebabCase';
import { loadApiPages, readableName } from '@/site/apiPages.server';

interface Row {
  props: string[];
  css: string[];
  theme: string | null;
}

const codesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** The rows of the tables whose head begins with these cells, as lists of their cells. */
function rowsUnder(source: string, head: readonly string[]): string[][] {
  const rows: string[][] = [];
  let isWanted = false;
  for (const line of source.split('\n')) {
    if (!line.startsWith('|')) isWanted = false;
    const cells = line.split('|').slice(1, -1);
    const texts = cells.map((cell) => cell.trim());
    if (isWanted && !/^[\s|:-]+$/.test(line)) rows.push(texts);
    if (head.every((text, index) => texts[index] === text)) isWanted = true;
  }
  return rows;
}

/** The CSS properties of a style, those in media queries too. */
function propertiesOf(style: object): string[] {
  return Object.entries(style).flatMap(([key, value]) =>
    key.startsWith('@') ? propertiesOf(value as object) : [kebabCase(key)],
  );
}

/** For each part of the theme a value that is looked up there, and what comes out when it is found. */
const PROBES: Record<string, [value: string | number, found: string]> = {
  spacing: [2, ':"14px"'],
  'shape.borderRadius': [2, ':10}'],
  'breakpoints.values': ['probe', ':123}'],
  ...Object.fromEntries(
    ['palette', 'borders', 'zIndex', 'shadows', 'typography'].map((part) => [
      part,
      ['probe', `in ${part}`],
    ]),
  ),
};

const PROBED_THEME = {
  ...createTheme({
    spacing: 7,
    shape: { borderRadius: 5 },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536, probe: 123 } as never },
  }),
  palette: { probe: 'in palette' },
  borders: { probe: 'in borders' },
  zIndex: { probe: 'in zIndex' },
  shadows: { probe: 'in shadows' },
  typography: { probe: { fontFamily: 'in typography' } },
};

const styleOf = (prop: string, value: unknown, theme: object) =>
  styleFunctionSx({ sx: { [prop]: value }, theme }) as object;

/** The parts of the theme in which a property looks its values up. */
function partsAsked(prop: string): string[] {
  return Object.entries(PROBES)
    .filter(([, [value, found]]) =>
      JSON.stringify(styleOf(prop, value, PROBED_THEME) ?? {}).includes(found),
    )
    .map(([part]) => part);
}

let source = '';
let rows: Row[] = [];

beforeAll(async () => {
  source = await readFile('data/system/properties.md', 'utf8');
  rows = rowsUnder(source, ['Prop', 'CSS property', 'Theme']).map(
    ([props = '', css = '', theme = '']) => ({
      props: codesIn(props),
      css: codesIn(css),
      theme: codesIn(theme)[0] ?? null,
    }),
  );
});

describe('the article on system properties', () => {
  it('has every property of the system once', () => {
    const listed = rows.flatMap(({ props }) => props).sort();
    expect(listed).toEqual(Object.keys(defaultSxConfig).sort());
  });

  it('names the CSS properties that are written', () => {
    const theme = createMaterialTheme();
    const wrong = rows.flatMap(({ props, css }) =>
      props.filter((prop) => {
        const value = prop === 'typography' ? 'body2' : '1px';
        const written = propertiesOf(styleOf(prop, value, theme)).sort();
        return written.join() !== [...css].sort().join();
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('names the part of the theme that is asked, and a dash where none is', () => {
    const wrong = rows.flatMap(({ props, theme }) =>
      props
        .map((prop) => ({ prop, theme: theme === null ? [] : [theme], asked: partsAsked(prop) }))
        .filter((row) => row.theme.join() !== row.asked.join()),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['p', 2, '16px'],
    ['bgcolor', 'primary.main', '#1976d2'],
    ['borderTop', 1, '1px solid'],
    ['borderRadius', 2, 8],
    ['zIndex', 'modal', 1300],
    ['width', 0.5, '50%'],
    ['width', 1, '100%'],
    ['maxWidth', 'sm', 600],
    ['fontWeight', 'medium', 500],
    ['fontSize', 'h6.fontSize', '1.25rem'],
  ])('is right that %s=%j is %j', (prop, value, result) => {
    expect(Object.values(styleOf(prop, value, createMaterialTheme()))).toEqual([result]);
    expect(source).toContain(
      typeof value === 'string' ? `${prop}="${value}"` : `${prop}={${value}}`,
    );
  });

  it('tells what the theme of Joy UI changes', () => {
    const theme = extendTheme();
    const config = theme.unstable_sxConfig;
    const changed = Object.entries(config)
      .filter(([prop, row]) => row.themeKey !== defaultSxConfig[prop]?.themeKey)
      .map(([prop, { themeKey }]) => [prop, themeKey]);
    const told = rowsUnder(source, ['Prop', 'Theme in Joy UI', 'Example']);
    expect(told.map((cells) => cells.slice(0, 2).flatMap(codesIn))).toEqual(changed);
    for (const [, part = '', example = ''] of told) {
      const values = (theme as unknown as Record<string, object | undefined>)[
        codesIn(part)[0] ?? ''
      ];
      const [, value] = /="(\w+)"/.exec(example) ?? [];
      expect(value ? Object.keys(values ?? {}) : Object.keys(values ?? {}).length).toEqual(
        value ? expect.arrayContaining([value]) : 0,
      );
    }
  });

  it('lists the components whose API pages lead to it, and the properties that their types leave out', async () => {
    const listed = rowsUnder(source, ['Library']).map(([, cell = '']) => codesIn(cell));
    const perProduct = await Promise.all(['system', 'material-ui', 'joy-ui'].map(loadApiPages));
    const groups = perProduct.map((pages) =>
      pages.flatMap(({ entry }) => {
        if (entry.kind !== 'component') return [];
        const group = entry.inherited.find(({ owner }) => owner === 'system');
        return group ? [{ name: readableName(entry), ...group }] : [];
      }),
    );
    expect(groups.map((all) => all.map(({ name }) => name).sort())).toEqual(listed);
    expect(new Set(groups.flat().map(({ href }) => href))).toEqual(
      new Set(['/system/properties/']),
    );

    const typed = groups[0]?.[0]?.members.map(({ name }) => name) ?? [];
    const untyped = Object.keys(defaultSxConfig).filter((name) => !typed.includes(name));
    expect(untyped.sort()).toEqual([
      'backgroundColor',
      'borderBottomColor',
      'borderLeftColor',
      'borderRightColor',
      'borderTopColor',
      'outline',
      'outlineColor',
    ]);
  }, 120_000);
});
