/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { headersFile } from '@/publish/headers';
import { publish } from '@/publish/publish.server';
import { writeProject } from '../../fixtures/project';

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));

describe('publish', () => {
  it('writes the headers beside the pages', async () => {
    await writeProject({ 'out/index.html': '<p>a</p>', 'out/a/index.html': '<!--$--><p>b</p><!--/$-->' });
    await publish('out');
    expect(await readFile('out/_headers', 'utf8')).toBe(headersFile());
    expect(console.log).toHaveBeenCalledWith('2 pages in out/.');
  });

  it('names the pages with a part that failed on the server, and publishes nothing', async () => {
    await writeProject({
      'out/index.html': '<p>a</p>',
      'out/b/index.html': '<div><!--$!--><template></template><!--/$--></div>',
      'out/c/index.html': '<!--$!-->',
    });
    await expect(publish('out')).rejects.toThrow(/out\/b\/index\.html, out\/c\/index\.html/);
    await expect(readFile('out/_headers', 'utf8')).rejects.toThrow(/ENOENT/);
  });
});
