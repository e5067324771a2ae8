/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@/lib/listFiles.server';
import { headersFile } from '@/publish/headers';
import { publish } from '@/publish/publish.server';
import { writeProject } from '../../fixtures/project';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

/** An export of these pages and the one of wrong addresses. */
const writeExport = (pages: Record<string, string>) =>
  writeProject({ 'out/404/index.html': '<p>404</p>', ...pages });

describe('publish', () => {
  it('writes the headers beside the pages', async () => {
    await writeExport({
      'out/index.html': '<p>a</p>',
      'out/a/index.html': '<!--$--><p>b</p><!--/$-->',
    });
    await publish('out');
    expect(await readFile('out/_headers', 'utf8')).toBe(headersFile());
    expect(console.log).toHaveBeenCalledWith('3 pages in out/.');
  });

  it('puts the page of wrong addresses where static hosts look for it', async () => {
    await writeExport({});
    await publish('out');
    expect(await readFile('out/404.html', 'utf8')).toBe('<p>404</p>');
    expect(await listFiles('out', '.html')).toEqual([path.join('out', '404.html')]);
  });

  it('names the pages with a part that failed on the server, and publishes nothing', async () => {
    await writeExport({
      'out/index.html': '<p>a</p>',
      'out/b/index.html': '<div><!--$!--><template></template><!--/$--></div>',
      'out/c/index.html': '<!--$!-->',
    });
    await expect(publish('out')).rejects.toThrow(
      [path.join('out', 'b', 'index.html'), path.join('out', 'c', 'index.html')].join(', '),
    );
    await expect(readFile('out/_headers', 'utf8')).rejects.toThrow(/ENOENT/);
  });
});
