/** @jest-environment node */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { checkPorts, readPort } from '../../scripts/port.mjs';

describe('readPort', () => {
  it('is the usual one unless another is named', () => {
    expect(readPort(4173, [])).toBe(4173);
    expect(readPort(4173, ['--port', '4200'])).toBe(4200);
    expect(readPort(4173, ['--folder', 'out', '--port=4200'])).toBe(4200);
  });

  it.each([
    '--port=none',
    '--port=0',
    '--port=-1',
    '--port=1.5',
    '--port=65536',
    '--port=',
    '--port',
  ])('finds no port in %s', (arg) => {
    expect(() => readPort(4173, [arg])).toThrow('whole number from 1 to 65535');
  });
});

describe('checkPorts', () => {
  let server: Server;
  let said: jest.SpyInstance;

  beforeEach(async () => {
    said = jest.spyOn(console, 'error').mockImplementation();
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });

  afterEach(async () => {
    said.mockRestore();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  });

  const port = () => (server.address() as AddressInfo).port;

  it('names the port that something else has', async () => {
    expect(await checkPorts([port()])).toBe(1);
    expect(said).toHaveBeenCalledWith(`Port ${port()} is in use.`);
  });

  it('leaves ports free that it has asked for', async () => {
    const free = port();
    await new Promise((resolve) => server.close(resolve));
    expect(await checkPorts([free])).toBe(0);
    expect(await checkPorts([free])).toBe(0);
    expect(said).not.toHaveBeenCalled();
  });
});
