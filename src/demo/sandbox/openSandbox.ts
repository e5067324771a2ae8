import {
  CONNECT,
  isWindowMessage,
  READY,
  readFrameMessage,
  type FrameMessage,
  type PageMessage,
} from './sandboxMessages';
import { createWatchdog } from './watchdog';

interface SandboxOptions {
  container: HTMLElement;
  title: string;
  /** Address of the document, such as `/sandbox/`. */
  address: string;
  onMessage: (message: Exclude<FrameMessage, { type: 'pong' }>) => void;
  /** Called when the document no longer answers; it is gone by then. */
  onStopped: () => void;
}

export interface Sandbox {
  /** Names the document for readers who cannot see it. */
  setTitle: (title: string) => void;
  /** Posts a message, as soon as the document listens. */
  post: (message: PageMessage) => void;
  /** Removes the document and all that listens to it. */
  close: () => void;
}

/** Opens the document for edited code in a container. It may run scripts and nothing else: it has no origin, no storage and no way out. */
export function openSandbox(options: SandboxOptions): Sandbox {
  const { container, title, address, onMessage, onStopped } = options;
  const frame = document.createElement('iframe');
  const waiting: PageMessage[] = [];
  let port: MessagePort | null = null;

  const setTitle = (name: string) => {
    frame.title = name;
  };
  const post = (message: PageMessage) => {
    if (port) port.postMessage(message);
    else waiting.push(message);
  };
  const close = () => {
    watchdog.stop();
    window.removeEventListener('message', connect);
    port?.close();
    frame.remove();
  };
  const watchdog = createWatchdog(
    () => port?.postMessage({ type: 'ping' } satisfies PageMessage),
    () => {
      close();
      onStopped();
    },
  );
  const connect = ({ source, data }: MessageEvent<unknown>) => {
    if (port || source === null || source !== frame.contentWindow) return;
    if (!isWindowMessage(data, READY)) return;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (event: MessageEvent<unknown>) => {
      const message = readFrameMessage(event.data);
      if (message?.type === 'pong') watchdog.answer();
      else if (message) onMessage(message);
    };
    // A document without an origin can only be addressed so.
    frame.contentWindow?.postMessage({ type: CONNECT }, '*', [channel.port2]);
    watchdog.connect();
    for (const message of waiting.splice(0)) port.postMessage(message);
  };

  window.addEventListener('message', connect);
  setTitle(title);
  frame.setAttribute('sandbox', 'allow-scripts allow-forms');
  frame.src = address;
  container.append(frame);
  return { setTitle, post, close };
}
