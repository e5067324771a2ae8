/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { loadRedirects, redirectPage, writeRedirects } from '@/publish/redirects.server';
import { parseRedirects } from '@/publish/redirectsFile';

const htmlValidate = new HtmlValidate({ extends: ['html-validate:recommended'] });

describe('the page of an old address', () => {
  it('leads on by itself, is a link without that, and is not to be found', () => {
    const html = redirectPage({ to: '/base-ui/react-menu/components-api/#menu' });
    const target = '/base-ui/react-menu/components-api/#menu';
    expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
    expect(html).toContain(`<a href="${target}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/base-ui\/[^"]*">/);
    expect(html).not.toMatch(/<style|style=/);
    expect(html.match(/<script[^]*?<\/script>/g)).toEqual([
      `<script src="/moved.js" data-to="${target}"></script>`,
    ]);
    // A script that comes after the refresh could not stop it.
    expect(html.indexOf('<script')).toBeLessThan(html.indexOf('http-equiv'));
  });

  it('is valid HTML', async () => {
    const { results } = await htmlValidate.validateString(redirectPage({ to: '/a/?b=1&c#d' }));
    expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});

describe('writeRedirects', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'export-'));
    await mkdir(path.join(folder, 'components', 'buttons'), { recursive: true });
    await writeFile(path.join(folder, 'components', 'buttons', 'index.html'), 'a page');
    await writeRedirects(folder);
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true }));

  it('writes all redirects for hosts that read them', async () => {
    const text = await readFile(path.join(folder, '_redirects'), 'utf8');
    expect(parseRedirects(text)).toEqual(await loadRedirects());
  });

  it('writes a page at every old address, but never over one that is there', async () => {
    const page = (address: string) => readFile(path.join(folder, address, 'index.html'), 'utf8');
    expect(await page('/components/tabs/')).toBe(redirectPage({ to: '/material-ui/react-tabs/' }));
    expect(await page('/components/buttons/')).toBe('a page');
  });
});
