import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `off` cuts connections, `slow` never answers, `failing` answers 500. */
type Network = 'on' | 'off' | 'slow' | 'failing';

/** The export as the production host serves it, with what happens to hosts: a deploy, an outage, a worker that removes itself. */
export interface ReleaseServer {
  url: string;
  /** Build id of what is served now. */
  release: string;
  network: Network;
  /** Serves `scripts/kill-switch/sw.js` in place of the worker. */
  killSwitch: boolean;
  /** Paths that were asked for, in order. */
  asked: string[];
  /** Serves the same pages as another release: what names the one before is gone. */
  deploy(): void;
  close(): Promise<void>;
}

/** Headers that belong to the body as it came, before it was unpacked and changed. */
const OF_THE_BODY = ['content-encoding', 'content-length', 'etag', 'last-modified', 'connection'];

/** Serves what another server serves, with all of its headers, as releases of the production host `localhost`. */
export async function startReleaseServer(upstream: string): Promise<ReleaseServer> {
  const html = await (await fetch(upstream)).text();
  const built = /\/_next\/static\/([^/"]+)\/_buildManifest/.exec(html)?.[1];
  if (!built) throw new Error('The export names no build');

  const server = createServer((request, response) => {
    const { network, killSwitch } = site;
    const path = request.url ?? '/';
    site.asked.push(path);
    if (network === 'off') request.socket.destroy();
    else if (network === 'failing') response.writeHead(500).end('Out of order');
    else if (network === 'on')
      void forward({ upstream, built, site, killSwitch }, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const site: ReleaseServer = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: built,
    network: 'on',
    killSwitch: false,
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

interface Forwarding {
  upstream: string;
  built: string;
  site: ReleaseServer;
  killSwitch: boolean;
}

async function forward(
  { upstream, built, site, killSwitch }: Forwarding,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = request.url ?? '/';
  const names = /^\/_next\/(?:static|data)\/([^/]+)\//.exec(path)?.[1] ?? '';
  if (names.startsWith(built) && names !== site.release) {
    response.writeHead(404).end();
    return;
  }
  const answer = await fetch(upstream + path.replace(site.release, built), { redirect: 'manual' });
  for (const [name, value] of answer.headers) {
    if (!OF_THE_BODY.includes(name)) response.setHeader(name, value);
  }
  response.statusCode = answer.status;
  if (path === '/sw.js' && killSwitch) response.end(readFileSync('scripts/kill-switch/sw.js'));
  else if (path !== '/sw.js' && !answer.headers.get('content-type')?.includes('text/html')) {
    response.end(Buffer.from(await answer.arrayBuffer()));
  } else {
    const text = (await answer.text()).replaceAll(built, site.release);
    response.end(
      text.replace('<head>', '<head><meta name="production-host" content="localhost"/>'),
    );
  }
}
