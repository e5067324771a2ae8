import { spawn, spawnSync } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import { watch } from 'chokidar';
import sirv from 'sirv';
import { DEFAULT_PORTS, readPort } from './port.mjs';

/** Editors write a file in several steps: one message for all of them, in milliseconds. */
const CALM = 80;

const port = readPort(DEFAULT_PORTS.dev);
const eventsPort = port + 1;

const GENERATE = ['scripts/generate.ts', '--development'];
if (spawnSync('tsx', GENERATE, { stdio: 'inherit' }).status !== 0) process.exit(1);

const readers = new Set<ServerResponse>();
let changedAt = 0;

/**
 * The document for edited demos, which needs a header that the server of Next.js does not send: without an origin of its own it may
 * not load its scripts else.
 */
const files = sirv('public', {
  dev: true,
  setHeaders: (response) => response.setHeader('Access-Control-Allow-Origin', '*'),
});

/**
 * Tells open pages when content has changed, in milliseconds since 1970, and those that come later too: a page may have been
 * rendered before a change and connect after it. They ask for their data again: see useContentReload.
 */
createServer((request, response) => {
  if (request.url?.startsWith('/sandbox/')) return files(request, response);
  response.writeHead(200, {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
    'Content-Type': 'text/event-stream',
  });
  response.write(message());
  readers.add(response);
  response.on('close', () => readers.delete(response));
}).listen(eventsPort);

let timer: NodeJS.Timeout | undefined;
watch('data', { ignoreInitial: true }).on('all', (_event, file) => {
  // Classes that no demo had before have no styles yet.
  if (file.endsWith('.tailwind.tsx')) spawn('tsx', GENERATE, { stdio: 'inherit' });
  clearTimeout(timer);
  timer = setTimeout(() => {
    changedAt = Date.now();
    for (const reader of readers) reader.write(message());
  }, CALM);
});

function message(): string {
  return `data: ${changedAt}\n\n`;
}

const next = spawn('next', ['dev', '--port', String(port)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_PUBLIC_CONTENT_EVENTS: `http://localhost:${eventsPort}` },
});
next.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => next.kill('SIGTERM'));
process.on('SIGINT', () => next.kill('SIGINT'));
