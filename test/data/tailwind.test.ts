/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compileTailwind, tailwindCss } from '@/demo/tailwindCss.server';

/** Demos styled with Tailwind: `data/base-ui/react-switch/CourierAlerts.tailwind.tsx`. */
const DEMOS = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tailwind.tsx'))
  .map((file) => path.join('data', file))
  .sort();

/** Class names of the libraries, and those that only mark an element for the variants `group-…` and `peer-…`. */
const NO_UTILITY = /^Mui|^(group|peer)(\/|$)/;

const variablesOf = (css: string) =>
  new Set([...css.matchAll(/(?<=[\s;{])--[\w-]+(?=\s*:)/g)].map(([name]) => name));

async function classesOf(file: string): Promise<string[]> {
  const { default: Demo } = (await import(`../../${file}`)) as { default: ComponentType };
  const html = renderToStaticMarkup(createElement(Demo));
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(/\s+/),
  );
  return [...new Set(classes)].filter((name) => name && !NO_UTILITY.test(name));
}

/** Whether a selector names this class. Signs that are not allowed in a name are escaped there. */
function hasRule(css: string, name: string): boolean {
  const selector = `.${name.replace(/[^\w-]/g, '\\$&')}`;
  return css.split(selector).some((after, index) => index > 0 && !/^[\w\\-]/.test(after));
}

describe('the Tailwind demos', () => {
  let css = '';

  beforeAll(async () => {
    css = await tailwindCss();
  });

  it('are there', () => {
    expect(DEMOS.length).toBeGreaterThan(3);
  });

  it.each(DEMOS)('%s uses only classes that Tailwind has', async (file) => {
    const classes = await classesOf(file);
    expect(classes).not.toEqual([]);
    expect(classes.filter((name) => !hasRule(css, name))).toEqual([]);
  });

  it('would tell of a class that Tailwind has not', async () => {
    const compiled = await compileTailwind(['fle', 'flex', 'p-0.5']);
    expect(['fle', 'flex', 'p-0.5', 'p-0'].filter((name) => hasRule(compiled, name))).toEqual([
      'flex',
      'p-0.5',
    ]);
  });

  const generated = (name: string) => `.generated/${name}.css`;

  it('set no variable of the site or of its themes', () => {
    const site = variablesOf(
      ['src/theme/global.css', ...['theme', 'material.module', 'joy.module'].map(generated)]
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n'),
    );
    const own = variablesOf(css);
    expect(site.size).toBeGreaterThan(100);
    expect(own).toContain('--spacing');
    expect([...own].filter((name) => site.has(name))).toEqual([]);
  });

  it('weigh little', () => {
    expect(gzipSync(css).length).toBeLessThan(12_000);
  });
});
