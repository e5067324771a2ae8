import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './site';

/** `off` cuts connections, `slow` never answers, `failing` answers 500. */
type Network = 'on' | 'off' | 'slow' | 'failing';

/** `remover` is `scripts/kill-switch/sw.js` in place of the worker of the build. */
type Worker = 'built' | 'remover' | 'missing';

/** The export as the production host serves it, with what happens to hosts: a deploy, an outage, a worker that removes itself. */
export interface ReleaseServer {
  url: string;
  /** Build id of what is served now. */
  release: string;
  network: Network;
  worker: Worker;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Serves the same pages as another release: what names the one before is gone. */
  deploy(): void;
  close(): Promise<void>;
}

const REMOVER = 'scripts/kill-switch/sw.js';

/** Headers that belong to the body as it came, before it was unpacked and changed. */
const OF_THE_BODY = ['content-encoding', 'content-length', 'etag', 'last-modified', 'connection'];

/** Serves what another server serves, with all of its headers, as releases of the production host `localhost`. */
async function startReleaseServer(upstream: string): Promise<ReleaseServer> {
  const html = await (await fetch(upstream)).text();
  const built = /\/_next\/static\/([^/"]+)\/_buildManifest/.exec(html)?.[1];
  if (!built) throw new Error('The export names no build');

  const server = createServer((request, response) => {
    const { network } = site;
    const path = request.url ?? '/';
    site.asked.push(path);
    if (network === 'off') request.socket.destroy();
    else if (network === 'failing') response.writeHead(500).end('Out of order');
    else if (network === 'on') void forward({ upstream, built, site }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const site: ReleaseServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: built,
    network: 'on',
    worker: 'built',
    asked: [],
    deploy: () => void (site.release += 'x'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return site;
}

/** A test with a production host of its own. */
export const test = base.extend<{ site: ReleaseServer }>({
  site: async ({ baseURL }, provide) => {
    const site = await startReleaseServer(baseURL ?? '');
    await provide(site);
    await site.close();
  },
});

interface Forwarding {
  upstream: string;
  built: string;
  site: ReleaseServer;
}

async function forward(
  { upstream, built, site }: Forwarding,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '/';
  const names = /^\/_next\/(?:static|data)\/([^/]+)\//.exec(path)?.[1] ?? '';
  const isGone = names.startsWith(built) && names !== site.release;
  if (isGone || (path === '/sw.js' && site.worker === 'missing')) {
    response.writeHead(404).end();
    return;
  }
  const answer = await fetch(upstream + path.replace(site.release, built), { redirect: 'manual' });
  for (const [name, value] of answer.headers) {
    if (!OF_THE_BODY.includes(name)) response.setHeader(name, value);
  }
  response.statusCode = answer.status;
  if (path === '/sw.js' && site.worker === 'remover') response.end(readFileSync(REMOVER));
  else if (path !== '/sw.js' && !answer.headers.get('content-type')?.includes('text/html')) {
    response.end(Buffer.from(await answer.arrayBuffer()));
  } else {
    const text = (await answer.text()).replaceAll(built, site.release);
    response.end(
      text.replace('<head>', '<head><meta name="production-host" content="localhost"/>'),
    );
  }
}
