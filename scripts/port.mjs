import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

/** Where the commands serve unless told otherwise. */
export const DEFAULT_PORTS = { start: 4173, dev: 3000 };

/**
 * The port that stands after `--port`, or the usual one.
 * @param {number} usual
 * @param {readonly string[]} args
 * @throws Error when what stands there is no port.
 */
export function readPort(usual, args = process.argv.slice(2)) {
  const options = { port: { type: /** @type {const} */ ('string') } };
  const { port } = parseArgs({ args: [...args], options, strict: false }).values;
  if (port === undefined) return usual;
  // Without a value it is `true`.
  const number = typeof port === 'string' ? Number(port) : Number.NaN;
  if (Number.isInteger(number) && number > 0 && number < 65536) return number;
  throw new Error(`--port ${port}: use a whole number from 1 to 65535.`);
}

/**
 * Says which of the ports cannot be listened at. Resolves to an exit code: asked before a build, a busy port costs no minutes.
 * @param {readonly number[]} ports
 */
export async function checkPorts(ports) {
  for (const port of ports) {
    const code = await listenError(port);
    if (code === null) continue;
    console.error(`Port ${port} ${code === 'EADDRINUSE' ? 'is in use' : `gives ${code}`}.`);
    return 1;
  }
  return 0;
}

/**
 * The code of the error that listening meets, null when there is none.
 * @param {number} port
 * @returns {Promise<string | null>}
 */
function listenError(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code ?? error.message),
    );
    server.listen(port, () => server.close(() => resolve(null)));
  });
}
