import { createServer, type ServerResponse } from 'node:http';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import compression from 'compression';
import sirv from 'sirv';
import { headerRules, headersOf } from '@/publish/headers';
import { outsideSettings } from '@/publish/outsideSettings.server';
import { parseRedirects, redirectOf } from '@/publish/redirectsFile';
import { parseLocalizedPath } from '@/routing/language';
import { DEFAULT_PORTS, readPort } from './port.mjs';

const HEADER_RULES = headerRules(outsideSettings());

/** Texts beside the pages: static hosts know their types, and their encoding is ours. */
const TEXT_TYPES: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves the export as a static host would: compressed, with the production headers. */
function serve(folder: string, port: number): void {
  const redirects = parseRedirects(readFileSync(path.join(folder, '_redirects'), 'utf8'));
  const compress = compression({ threshold: 512 });
  const files = sirv(folder, {
    etag: true,
    setHeaders: (response, pathname) => applyHeaders(response, pathname),
    onNoMatch: (_request, response) => answerMissing(folder, response),
  });
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const moved = redirectOf(url, redirects);
    const location = moved?.to ?? addressOfPage(folder, url);
    if (location) {
      response.writeHead(moved?.status ?? 308, { Location: location }).end();
      return;
    }
    // The types of compression are those of Express, whose requests and responses extend Node's.
    compress(request as never, response as never, () => files(request, response));
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${port} is in use. Choose another: --port 4200` : error);
    process.exit(1);
  });
  server.listen(port, () => console.log(`Serving ${folder}/ on http://localhost:${port}`));
}

function applyHeaders(response: ServerResponse, pathname: string): void {
  const headers = headersOf(pathname, HEADER_RULES);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const type = TEXT_TYPES[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', type);
}

/** Pages have a trailing slash and no language prefix: other forms of their addresses lead to it. */
function addressOfPage(folder: string, url: string): string | null {
  const [pathname = '/', ...query] = url.split('?');
  const wanted = parseLocalizedPath(pathname).canonicalAs.replace(/^\/+/, '/');
  const isPage = existsSync(path.join(folder, decodePath(wanted), 'index.html'));
  const address = isPage && !wanted.endsWith('/') ? `${wanted}/` : wanted;
  if (address === pathname || !isPage) return null;
  return [address, ...query].join('?');
}

/** A malformed escape in an address is no reason to fall over. */
function decodePath(pathname: string): string {
  try {
    return path.posix.normalize(decodeURIComponent(pathname));
  } catch {
    return pathname;
  }
}

function answerMissing(folder: string, response: ServerResponse): void {
  applyHeaders(response, '/404.html');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  createReadStream(path.join(folder, '404.html')).pipe(response);
}

const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string' } } });
const folder = values.folder ?? 'out';
if (!existsSync(path.join(folder, '404.html'))) {
  console.error(`There is no export in ${folder}/. Run \`npm run build\` first.`);
  process.exit(1);
}
serve(folder, readPort(DEFAULT_PORTS.start));
