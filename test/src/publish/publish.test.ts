/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/listFiles.server';
import { contentSecurityPolicy, metaPolicy } from '@/publish/contentSecurityPolicy';
import { headerRules } from '@/publish/headers';
import { headersFile } from '@/publish/headersFile';
import { publish } from '@/publish/publish.server';
import { writeProject } from '../../fixtures/project';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

/** An export of these pages and the one of wrong addresses. */
const writeExport = (pages: Record<string, string>) =>
  writeProject({ 'out/404/index.html': '<p>404</p>', ...pages });

describe('publish', () => {
  it('writes the headers beside the pages, as the build is configured', async () => {
    await writeExport({
      'out/index.html': '<p>a</p>',
      'out/a/index.html': '<!--$--><p>b</p><!--/$-->',
      'out/_next/static/a.js': '',
      'out/robots.txt': '',
    });
    await publish('out', { measurementId: 'G-1' });
    expect(await readFile('out/_headers', 'utf8')).toBe(
      headersFile(headerRules({ measurementId: 'G-1' }), ['/', '/404.html', '/a/*']),
    );
    expect(console.log).toHaveBeenCalledWith('3 pages in out/.');
  });

  it('puts the page of wrong addresses where static hosts look for it', async () => {
    await writeExport({});
    await publish('out', {});
    expect(await readFile('out/404.html', 'utf8')).toBe('<p>404</p>');
    expect(await listFiles('out', '.html')).toEqual([path.join('out', '404.html')]);
  });

  it('gives the page of wrong addresses a policy of its own, after its encoding', async () => {
    const head = '<head><meta charSet="utf-8" data-next-head=""/>';
    await writeExport({ 'out/404/index.html': `<html>${head}<title>404</title></head></html>` });
    await publish('out', {});
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
    await publish('out', {});
    for (const page of ['out/404.html', 'out/a/index.html']) {
      expect(await readFile(page, 'utf8')).toMatch(/defer="" integrity="sha384-[^"]{64}">/);
    }
  });

  it('names the pages with a part that failed on the server, and publishes nothing', async () => {
    await writeExport({
      'out/index.html': '<p>a</p>',
      'out/b/index.html': '<div><!--$!--><template></template><!--/$--></div>',
      'out/c/index.html': '<!--$!-->',
    });
    await expect(publish('out', {})).rejects.toThrow(
      [path.join('out', 'b', 'index.html'), path.join('out', 'c', 'index.html')].join(', '),
    );
    await expect(readFile('out/_headers', 'utf8')).rejects.toThrow(/ENOENT/);
  });
});
