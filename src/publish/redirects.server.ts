import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OLD_LANGUAGES } from '@data/oldLanguages';
import { redirectRows } from '@data/redirects';
import { escapeAttribute, escapeHtml } from '@/lib/highlightCode.server';
import { parseLedger } from './ledger';
import { copyRedirects, expandRedirects, type Redirect } from './redirects';
import { redirectsFile } from './redirectsFile';
import { filesBeside, listSitePages, placesOf } from './sitePages.server';
import { siteUrl } from './siteUrl';

/** Every address that was ever published, one per line. */
export const LEDGER_FILE = path.join('data', 'ledger.txt');

/**
 * The redirects of all old addresses, and those of whole languages after them. Hosts take two steps from an old address with a
 * language before it: one row for each would be more rows than they read.
 */
export async function loadRedirects(): Promise<Redirect[]> {
  const ledger = await readLedger();
  const pages = await listSitePages();
  const redirects = expandRedirects(redirectRows, placesOf(pages), ledger);
  const languages = OLD_LANGUAGES.map((language): Redirect => ({
    from: `/${language}/*`,
    to: '/:splat',
    status: 301,
  }));
  return [...redirects, ...copyRedirects(redirects, ledger, filesBeside(pages)), ...languages];
}

/** Every address that is published now and may be asked for one day: pages, what stands beside them, and what leads to them. */
export async function publishedAddresses(): Promise<string[]> {
  const pages = await listSitePages();
  const froms = (await loadRedirects()).map(({ from }) => from);
  const all = [...placesOf(pages), ...filesBeside(pages), ...froms];
  return all.filter((address) => !/[#*]/.test(address));
}

/** The addresses of the ledger. */
export async function readLedger(): Promise<string[]> {
  return parseLedger(await readFile(LEDGER_FILE, 'utf8'));
}

/**
 * Writes the redirects into an export: `_redirects` for hosts that read it, and a small page at every old address for those that
 * do not. A file that is there already is never replaced.
 */
export async function writeRedirects(folder: string): Promise<void> {
  const redirects = await loadRedirects();
  await writeFile(path.join(folder, '_redirects'), redirectsFile(redirects));
  for (const redirect of redirects.filter(({ from }) => !from.endsWith('*'))) {
    const isPage = redirect.from.endsWith('/');
    const file = path.join(folder, redirect.from, isPage ? 'index.html' : '');
    if (existsSync(file)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    // A text cannot lead on: it is there a second time.
    if (isPage) await writeFile(file, redirectPage(redirect));
    else await copyFile(path.join(folder, redirect.to), file);
  }
}

/** A page that leads on by itself, without a script, and is a link where that is switched off. Its script keeps query and anchor. */
export function redirectPage({ to }: Pick<Redirect, 'to'>): string {
  const href = escapeAttribute(to);
  return (
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">' +
    `<script src="/moved.js" data-to="${href}"></script>` +
    `<meta http-equiv="refresh" content="0; url=${href}">` +
    `<link rel="canonical" href="${escapeAttribute(siteUrl() + to)}"><title>This page has moved</title></head>` +
    `<body><h1>This page has moved</h1><p>It is now at <a href="${href}">${escapeHtml(to)}</a>.</p></body></html>\n`
  );
}
