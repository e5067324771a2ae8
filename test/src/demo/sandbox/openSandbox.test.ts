import { openSandbox } from '@/demo/sandbox/openSandbox';
import { CONNECT, READY } from '@/demo/sandbox/sandboxMessages';
import { fakeMessageChannels, sayFrom } from '../../../fixtures/fakePort';

const PING = { type: 'ping' };
const THEME = { type: 'theme' };
const render = (code: string) => ({ type: 'render', code }) as never;

function open() {
  const channels = fakeMessageChannels();
  const onMessage = jest.fn();
  const onStopped = jest.fn();
  const onUnreachable = jest.fn();
  const sandbox = openSandbox({
    container: document.body,
    title: 'Edited',
    address: '/sandbox/',
    onMessage,
    onStopped,
    onUnreachable,
  });
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation();
  return { ...sandbox, frame, channels, onMessage, onStopped, onUnreachable, postToWindow: post };
}

function seconds(count: number): void {
  jest.advanceTimersByTime(count * 1000);
}

describe('openSandbox', () => {
  beforeEach(() => {
    document.body.innerHTML = '';
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  });

  it('opens a document that may run scripts and send forms to itself, and nothing else', () => {
    const { frame, setTitle } = open();
    expect(frame).toBeInTheDocument();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(frame.title).toBe('Edited');
    setTitle('Edited again');
    expect(frame.title).toBe('Edited again');
    expect(new URL(frame.src).pathname).toBe('/sandbox/');
  });

  it('gives a port to its own document, once, and then what has waited', () => {
    const { frame, post, channels, postToWindow } = open();
    post(PING as never);
    sayFrom(document.body.appendChild(document.createElement('iframe')), { type: READY });
    window.dispatchEvent(new MessageEvent('message', { data: { type: READY } }));
    sayFrom(frame, { type: 'other' });
    expect(channels).toHaveLength(0);

    sayFrom(frame, { type: READY });
    sayFrom(frame, { type: READY });
    expect(channels).toHaveLength(1);
    expect(postToWindow.mock.calls).toEqual([[{ type: CONNECT }, '*', [channels[0]?.port2]]]);
    expect(channels[0]?.port1.posted).toEqual([PING]);
  });

  it('gives on what is posted at the port, and nothing of another shape or way', () => {
    const { frame, channels, onMessage } = open();
    sayFrom(frame, { type: READY });
    sayFrom(frame, { type: 'rendered' });
    channels[0]?.port1.receive({ type: 'height', height: 'tall' });
    channels[0]?.port1.receive(null);
    channels[0]?.port1.receive({ type: 'pong' });
    expect(onMessage).not.toHaveBeenCalled();
    channels[0]?.port1.receive({ type: 'height', height: 99_999 });
    expect(onMessage.mock.calls).toEqual([[{ type: 'height', height: 4000 }]]);
  });

  it('ends a document that has not answered for four seconds, and says so once', () => {
    const { frame, channels, onStopped } = open();
    sayFrom(frame, { type: READY });
    for (let turn = 0; turn < 10; turn += 1) {
      seconds(1);
      channels[0]?.port1.receive({ type: 'pong' });
    }
    seconds(4);
    expect(onStopped).not.toHaveBeenCalled();
    seconds(1);
    expect(onStopped).toHaveBeenCalledTimes(1);
    expect(frame).not.toBeInTheDocument();
    expect(channels[0]?.port1.isClosed).toBe(true);
    seconds(60);
    expect(onStopped).toHaveBeenCalledTimes(1);
  });

  it('asks nothing while the page cannot be seen', () => {
    const { frame, channels, onStopped } = open();
    sayFrom(frame, { type: READY });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    seconds(60);
    expect(channels[0]?.port1.posted).toEqual([]);
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    seconds(4);
    expect(onStopped).not.toHaveBeenCalled();
    expect(channels[0]?.port1.posted).toEqual([PING, PING, PING, PING]);
  });

  it('opens a document that has stopped anew with the next code, and with nothing else', () => {
    const { frame, channels, post } = open();
    sayFrom(frame, { type: READY });
    seconds(5);
    expect(frame).not.toBeInTheDocument();
    post(THEME as never);
    expect(frame).not.toBeInTheDocument();
    post(render('mended'));
    expect(frame).toBeInTheDocument();
    sayFrom(frame, { type: READY });
    expect(channels[1]?.port1.posted).toEqual([THEME, render('mended')]);
  });

  it('waits a minute for a document that loads slowly', () => {
    const { frame, onUnreachable } = open();
    seconds(59);
    expect(onUnreachable).not.toHaveBeenCalled();
    expect(frame).toBeInTheDocument();
    seconds(1);
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    expect(frame).not.toBeInTheDocument();
  });

  it('gives up at once a document that has come and does not listen: it is a page of errors', () => {
    const { frame, onUnreachable } = open();
    frame.dispatchEvent(new Event('load'));
    seconds(2);
    expect(onUnreachable).toHaveBeenCalledTimes(1);
    expect(frame).not.toBeInTheDocument();
  });

  it('keeps a document that listens before it has loaded in full', () => {
    const { frame, channels, onUnreachable, onStopped } = open();
    sayFrom(frame, { type: READY });
    frame.dispatchEvent(new Event('load'));
    for (let turn = 0; turn < 70; turn += 1) {
      seconds(1);
      channels[0]?.port1.receive({ type: 'pong' });
    }
    expect(frame).toBeInTheDocument();
    expect(onUnreachable).not.toHaveBeenCalled();
    expect(onStopped).not.toHaveBeenCalled();
  });

  it.each(['the next code', 'the network'])(
    'tries a document that could not be loaded again with %s, and runs the newest code',
    (what) => {
      const { frame, channels, post } = open();
      post(render('old'));
      post(render('newer'));
      window.dispatchEvent(new Event('online'));
      seconds(60);
      expect(frame).not.toBeInTheDocument();
      if (what === 'the network') window.dispatchEvent(new Event('online'));
      else post(render('newest'));
      expect(frame).toBeInTheDocument();
      sayFrom(frame, { type: READY });
      const newest = what === 'the network' ? 'newer' : 'newest';
      expect(channels[0]?.port1.posted).toEqual([render(newest)]);
    },
  );

  it('leaves nothing behind when it is closed', () => {
    const { frame, close, channels, onMessage, onStopped, onUnreachable } = open();
    close();
    expect(frame).not.toBeInTheDocument();
    sayFrom(frame, { type: READY });
    window.dispatchEvent(new Event('online'));
    seconds(100);
    expect(channels).toHaveLength(0);
    expect(onMessage).not.toHaveBeenCalled();
    expect(onStopped).not.toHaveBeenCalled();
    expect(onUnreachable).not.toHaveBeenCalled();
  });
});
