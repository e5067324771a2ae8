import {
  CONNECT,
  isWindowMessage,
  READY,
  readFrameMessage,
  type FrameMessage,
  type PageMessage,
} from './sandboxMessages';
import { createWatchdog, type Watchdog } from './watchdog';

/** How long the document may load, in milliseconds: slow networks need a while. */
const LOADING_TIME = 60_000;
/** How long it may take to listen once the browser says that it is there, be it a page of errors, in milliseconds. */
const LISTENING_TIME = 2000;

interface SandboxOptions {
  container: HTMLElement;
  title: string;
  /** Address of the document, such as `/sandbox/`. */
  address: string;
  onMessage: (message: Exclude<FrameMessage, { type: 'pong' }>) => void;
  /** Called when the document no longer answers; it is gone by then. The next code opens it anew. */
  onStopped: () => void;
  /** Called when the document cannot be loaded. The next code tries again, and so does the network when it is back. */
  onUnreachable: () => void;
}

export interface Sandbox {
  /** Names the document for readers who cannot see it. */
  setTitle: (title: string) => void;
  /** Posts a message, as soon as the document listens. Of what waits, the newest of each type counts. */
  post: (message: PageMessage) => void;
  /** Removes the document and all that listens to it. */
  close: () => void;
}

/** Opens the document for edited code in a container. It may run scripts and nothing else: it has no origin, no storage and no way out. */
export function openSandbox(options: SandboxOptions): Sandbox {
  const { title, onMessage, onStopped, onUnreachable } = options;
  const waiting = new Map<PageMessage['type'], PageMessage>();
  let port: MessagePort | null = null;
  let watchdog: Watchdog | null = null;

  const setTitle = (name: string) => {
    frame.element.title = name;
  };
  const post = (message: PageMessage) => {
    if (port) return port.postMessage(message);
    waiting.set(message.type, message);
    if (message.type === 'render') frame.open();
  };
  const hangUp = () => {
    watchdog?.stop();
    port?.close();
    port = null;
    frame.close();
  };
  const connect = ({ source, data }: MessageEvent<unknown>) => {
    const { contentWindow } = frame.element;
    if (port || source === null || source !== contentWindow) return;
    if (!isWindowMessage(data, READY)) return;
    const channel = new MessageChannel();
    const ours = channel.port1;
    const dog = createWatchdog(
      () => ours.postMessage({ type: 'ping' } satisfies PageMessage),
      () => {
        hangUp();
        onStopped();
      },
    );
    ours.onmessage = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event.data);
      if (message?.type === 'pong') dog.answer();
      else if (message) onMessage(message);
    };
    [port, watchdog] = [ours, dog];
    frame.keep();
    // A document without an origin can only be addressed so.
    contentWindow?.postMessage({ type: CONNECT }, '*', [channel.port2]);
    for (const message of waiting.values()) ours.postMessage(message);
    waiting.clear();
  };
  const retry = () => {
    if (waiting.has('render')) frame.open();
  };

  const frame = createFrame(options, onUnreachable);
  window.addEventListener('message', connect);
  window.addEventListener('online', retry);
  setTitle(title);
  frame.open();
  const close = () => {
    window.removeEventListener('message', connect);
    window.removeEventListener('online', retry);
    hangUp();
  };
  return { setTitle, post, close };
}

/** The frame of the document: open from `open` to `close`, and closed by itself when nobody says in time that it is to be kept. */
function createFrame({ container, address }: SandboxOptions, onUnreachable: () => void) {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts allow-forms');
  element.src = address;
  let timer: number | undefined;

  const keep = () => {
    window.clearTimeout(timer);
    timer = undefined;
  };
  const close = () => {
    keep();
    element.remove();
  };
  const closeAfter = (time: number) => {
    keep();
    timer = window.setTimeout(() => {
      close();
      onUnreachable();
    }, time);
  };
  const open = () => {
    if (element.isConnected) return;
    closeAfter(LOADING_TIME);
    container.append(element);
  };
  element.addEventListener('load', () => {
    if (timer !== undefined) closeAfter(LISTENING_TIME);
  });
  return { element, open, keep, close };
}
