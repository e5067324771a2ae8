/** @jest-environment node */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/listFiles.server';
import { contentSecurityPolicy, metaPolicy } from '@/publish/contentSecurityPolicy';
import { headerRules } from '@/publish/headers';
import { headersFile } from '@/publish/headersFile';
import { completeExport, type ExportWriter } from '@/publish/completeExport.server';
import { writeProject } from '../../fixtures/project';

/** An export of these pages and the one of wrong addresses. */
const writeExport = (pages: Record<string, string>) =>
  writeProject({ 'out/404/index.html': '<p>404</p>', ...pages });

/** Completes it, as it is configured. */
const complete = (settings = {}, writers: readonly ExportWriter[] = []) =>
  completeExport('out', { settings, writers });

describe('completeExport', () => {
  it('writes the headers beside the pages, as the build is configured', async () => {
    await writeExport({
      'out/index.html': '<p>a</p>',
      'out/a/index.html': '<!--$--><p>b</p><!--/$-->',
      'out/_next/static/a.js': '',
      'out/robots.txt': '',
      'out/sw.js': '',
    });
    expect(await complete({ measurementId: 'G-1' })).toBe(3);
    expect(await readFile('out/_headers', 'utf8')).toBe(
      headersFile(headerRules({ measurementId: 'G-1' }), ['/', '/404.html', '/a/*', '/sw.js']),
    );
  });

  it('puts the page of wrong addresses where static hosts look for it', async () => {
    await writeExport({});
    await complete();
    expect(await readFile('out/404.html', 'utf8')).toBe('<p>404</p>');
    expect(await listFiles('out', '.html')).toEqual([path.join('out', '404.html')]);
  });

  it('gives the page of wrong addresses a policy of its own, after its encoding', async () => {
    const head = '<head><meta charSet="utf-8" data-next-head=""/>';
    await writeExport({ 'out/404/index.html': `<html>${head}<title>404</title></head></html>` });
    await complete();
    const policy = metaPolicy(contentSecurityPolicy({}));
    expect(await readFile('out/404.html', 'utf8')).toContain(
      `${head}<meta http-equiv="Content-Security-Policy" content="${policy}"/><title>`,
    );
  });

  it('has browsers check the scripts of every page', async () => {
    const script = '<script src="/_next/static/a.js" defer=""></script>';
    await writeExport({
      'out/404/index.html': script,
      'out/a/index.html': script,
      'out/_next/static/a.js': 'a()',
    });
    await complete();
    for (const page of ['out/404.html', 'out/a/index.html']) {
      expect(await readFile(page, 'utf8')).toMatch(/defer="" integrity="sha384-[^"]{64}">/);
    }
  });

  it('completes what is written beside the pages, too', async () => {
    await writeExport({ 'out/_next/static/a.js': 'a()' });
    const writer: ExportWriter = async (folder) => {
      await mkdir(`${folder}/old`);
      await writeFile(`${folder}/old/index.html`, '<script src="/_next/static/a.js"></script>');
      await writeFile(`${folder}/sw.js`, '');
    };
    expect(await complete({}, [writer])).toBe(2);
    expect(await readFile('out/old/index.html', 'utf8')).toContain(' integrity="sha384-');
    expect(await readFile('out/_headers', 'utf8')).toBe(
      headersFile(headerRules({}), ['/', '/404.html', '/old/*', '/sw.js']),
    );
  });

  it('names the pages with a part that failed on the server, and publishes nothing', async () => {
    await writeExport({
      'out/index.html': '<p>a</p>',
      'out/b/index.html': '<div><!--$!--><template></template><!--/$--></div>',
      'out/c/index.html': '<!--$!-->',
    });
    await expect(complete()).rejects.toThrow(
      [path.join('out', 'b', 'index.html'), path.join('out', 'c', 'index.html')].join(', '),
    );
    await expect(readFile('out/_headers', 'utf8')).rejects.toThrow(/ENOENT/);
  });
});
