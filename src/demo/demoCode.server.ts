import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { highlightCode } from '@/lib/highlightCode.server';
import { CODE_STYLINGS, type CodeStyling } from '@/preferences/codePreferences';
import { demoPreview } from './demoPreview.server';
import { demoFile } from './demoSource.server';
import type { DemoCode, DemoSource } from './demoTypes';
import { toJavaScript } from './toJavaScript.server';

/** What an article's page carries of a demo's code: the rest is loaded on demand. */
export interface DemoSummary {
  /** The ways of styling that the demo is written in. The first is MUI System. */
  stylings: CodeStyling[];
  /** The short preview, colored: the content of a `<code>` element. */
  previewHtml: string | null;
}

interface StyledSource {
  styling: CodeStyling;
  /** TypeScript, without white space at its end. */
  code: string;
}

/** What is made of a source, once per content: a build asks for the same demo from several pages. */
const scriptOf = oncePerContent(async (source) => (await toJavaScript(source)).trimEnd());
const coloredTypeScript = oncePerContent((code) => highlightCode(code, 'tsx'));
const coloredJavaScript = oncePerContent((code) => highlightCode(code, 'jsx'));

/**
 * Reads every source of a demo: TypeScript and the JavaScript made from it, in each styling there is.
 * @throws Error when the demo has no file. UnconvertibleError, SyntaxError: see toJavaScript.
 */
export async function readDemoCode(articleFile: string, name: string): Promise<DemoCode> {
  const written = await readSources(articleFile, name);
  const sources = await Promise.all(written.map((source) => bothVariants(name, source)));
  return { name, module: moduleOf(articleFile, name), sources: sources.flat() };
}

/**
 * Reads what an article's page shows of a demo at once. The preview is that of MUI System alone, and shown to who reads
 * that styling. It is taken from the JavaScript, so that it suits readers of both.
 * @throws Error when the demo has no file. UnconvertibleError, SyntaxError: see toJavaScript.
 */
export async function readDemoSummary(articleFile: string, name: string): Promise<DemoSummary> {
  const written = await readSources(articleFile, name);
  const preview = demoPreview(await scriptOf(written[0]?.code ?? ''));
  return {
    stylings: written.map(({ styling }) => styling),
    previewHtml: preview === null ? null : await coloredJavaScript(preview),
  };
}

/** The sources in TypeScript. Only that of MUI System must exist. */
async function readSources(articleFile: string, name: string): Promise<StyledSource[]> {
  const read = await Promise.all(
    CODE_STYLINGS.map(async (styling) => {
      const file = demoFile(articleFile, name, styling);
      const source = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' && styling !== 'MUI System') return null;
        throw error;
      });
      return source === null ? [] : [{ styling, code: source.trimEnd() }];
    }),
  );
  return read.flat();
}

async function bothVariants(name: string, { styling, code }: StyledSource): Promise<DemoSource[]> {
  const script = await scriptOf(code);
  const [typedHtml, scriptHtml] = await Promise.all([
    coloredTypeScript(code),
    coloredJavaScript(script),
  ]);
  return [
    { styling, variant: 'TS', fileName: `${name}.tsx`, code, html: typedHtml },
    { styling, variant: 'JS', fileName: `${name}.js`, code: script, html: scriptHtml },
  ];
}

/** `data/material-ui/react-button.md`, `Basic` -> `react-button/Basic`. */
function moduleOf(articleFile: string, name: string): string {
  const file = demoFile(articleFile, name);
  const [, , ...inProduct] = file.replace(/\.tsx$/, '').split(path.sep);
  return inProduct.join('/');
}

/** A function that is called once for each content. What failed is tried again. */
function oncePerContent<Value>(make: (content: string) => Promise<Value>) {
  const made = new Map<string, Promise<Value>>();
  return (content: string): Promise<Value> => {
    const known = made.get(content);
    if (known) return known;
    const value = make(content);
    made.set(content, value);
    value.catch(() => made.delete(content));
    return value;
  };
}
