import { connectToPage } from '@/demo/sandbox/connectToPage';
import { CONNECT, READY, type PageMessage } from '@/demo/sandbox/sandboxMessages';
import { FakePort } from '../../../fixtures/fakePort';

interface Sender {
  source?: Window | null;
  ports?: FakePort[];
}

/** Sends a message to the window, from itself and with a port unless said otherwise. Gives the port. */
function send(data: unknown, { source = window, ports = [new FakePort()] }: Sender = {}) {
  const event = new MessageEvent('message', { data, source });
  Object.defineProperty(event, 'ports', { value: ports });
  window.dispatchEvent(event);
  return ports[0];
}

describe('connectToPage', () => {
  // In jsdom the window is its own parent.
  const start = jest.fn<(message: PageMessage) => void, [(message: never) => void]>();
  const receive = jest.fn();
  let post: jest.SpyInstance;

  beforeEach(() => {
    start.mockReset().mockReturnValue(receive);
    receive.mockReset();
    post = jest.spyOn(window, 'postMessage').mockImplementation();
  });

  it('says that it listens, and takes the first port of the page and no other', () => {
    connectToPage(start);
    expect(post).toHaveBeenCalledWith({ type: READY }, '*');
    const port = send({ type: CONNECT });
    const second = send({ type: CONNECT });
    expect(start).toHaveBeenCalledTimes(1);
    expect(port?.onmessage).not.toBeNull();
    expect(second?.onmessage).toBeNull();
  });

  it('ignores other windows, other messages and a connection without a port', () => {
    connectToPage(start);
    const other = document.body.appendChild(document.createElement('iframe')).contentWindow;
    send({ type: CONNECT }, { source: other });
    send({ type: CONNECT }, { source: null });
    send({ type: 'other' });
    send({ type: CONNECT }, { ports: [] });
    expect(start).not.toHaveBeenCalled();
    send({ type: CONNECT });
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('gives on what the page posts when it has a known shape', () => {
    connectToPage(start);
    const port = send({ type: CONNECT });
    port?.receive({ type: 'render', code: 'no theme' });
    port?.receive('ping');
    expect(receive).not.toHaveBeenCalled();
    port?.receive({ type: 'ping' });
    expect(receive).toHaveBeenCalledWith({ type: 'ping' });
    start.mock.calls[0]?.[0]({ type: 'pong' } as never);
    expect(port?.posted).toEqual([{ type: 'pong' }]);
  });
});
