import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { highlightCode } from '@/lib/highlightCode.server';

/** The file of a demo: `data/material-ui/react-button/BasicButtons.tsx`. */
export function demoFile(articleFile: string, name: string): string {
  return path.join(articleFile.replace(/\.md$/, ''), `${name}.tsx`);
}

/** The TypeScript source of a demo, coloured: the content of a `<code>` element. */
export async function readDemoSource(file: string): Promise<string> {
  const source = await readFile(file, 'utf8');
  return highlightCode(source.trimEnd(), 'tsx');
}
