import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';

const DEFAULT_PORT = 3000;
/** Editors write a file in several steps: one message for all of them, in milliseconds. */
const CALM = 80;

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const port = Number(values.port ?? DEFAULT_PORT);
const eventsPort = port + 1;

const readers = new Set<ServerResponse>();

/** Tells open pages that content has changed. They ask for their data again: see useContentReload. */
createServer((_request, response) => {
  response.writeHead(200, {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-store',
    'Content-Type': 'text/event-stream',
  });
  response.write(':\n\n');
  readers.add(response);
  response.on('close', () => readers.delete(response));
}).listen(eventsPort);

let timer: NodeJS.Timeout | undefined;
watch('data', { recursive: true }, () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const reader of readers) reader.write('data: changed\n\n');
  }, CALM);
});

const next = spawn('next', ['dev', '--webpack', '--port', String(port)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_PUBLIC_CONTENT_EVENTS: `http://localhost:${eventsPort}` },
});
next.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => next.kill('SIGTERM'));
process.on('SIGINT', () => next.kill('SIGINT'));
