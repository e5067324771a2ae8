import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OLD_LANGUAGES, redirectRows } from '@data/redirects';
import { escapeAttribute, escapeHtml } from '@/lib/highlightCode.server';
import { parseLedger } from './ledger';
import { expandRedirects, type Redirect } from './redirects';
import { redirectsFile } from './redirectsFile';
import { listSitePages, placesOf } from './sitePages.server';
import { siteUrl } from './siteUrl';

/** Every address that was ever published, one per line. */
export const LEDGER_FILE = path.join('data', 'ledger.txt');

/** The redirects of all old addresses, and those of whole languages after them. */
export async function loadRedirects(): Promise<Redirect[]> {
  const ledger = parseLedger(await readFile(LEDGER_FILE, 'utf8'));
  const places = placesOf(await listSitePages());
  const languages = OLD_LANGUAGES.map((language): Redirect => ({
    from: `/${language}/*`,
    to: '/:splat',
    status: 301,
  }));
  return [...expandRedirects(redirectRows, places, ledger), ...languages];
}

/**
 * Writes the redirects into an export: `_redirects` for hosts that read it, and a small page at every old address for those that
 * do not. A file that is there already is never replaced.
 */
export async function writeRedirects(folder: string): Promise<void> {
  const redirects = await loadRedirects();
  await writeFile(path.join(folder, '_redirects'), redirectsFile(redirects));
  for (const redirect of redirects.filter(({ from }) => from.endsWith('/'))) {
    const file = path.join(folder, redirect.from, 'index.html');
    if (existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, redirectPage(redirect));
  }
}

/** A page that leads on by itself, without a script, and is a link where that is switched off. */
export function redirectPage({ to }: Pick<Redirect, 'to'>): string {
  const href = escapeAttribute(to);
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<meta http-equiv="refresh" content="0; url=${href}">` +
    `<link rel="canonical" href="${escapeAttribute(siteUrl() + to)}"><title>This page has moved</title></head>` +
    `<body><h1>This page has moved</h1><p>It is now at <a href="${href}">${escapeHtml(to)}</a>.</p></body></html>\n`
  );
}
