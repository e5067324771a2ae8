import {
  CONNECT,
  isWindowMessage,
  READY,
  readPageMessage,
  type FrameMessage,
  type PageMessage,
} from './sandboxMessages';

type Start = (post: (message: FrameMessage) => void) => (message: PageMessage) => void;

/**
 * Waits in a frame for the port of the page around it, and starts with what posts there; what that returns gets the page's
 * messages. Whatever another window sends is ignored, and so is every port but the first.
 */
export function connectToPage(start: Start): void {
  const connect = ({ source, data, ports }: MessageEvent<unknown>) => {
    const [port] = ports;
    if (source !== window.parent || !isWindowMessage(data, CONNECT) || !port) return;
    window.removeEventListener('message', connect);
    const receive = start((message) => port.postMessage(message));
    port.onmessage = (event: MessageEvent<unknown>) => {
      const message = readPageMessage(event.data);
      if (message) receive(message);
    };
  };
  window.addEventListener('message', connect);
  // The page cannot be named: this document has no origin to share with it. Nothing is told but that it listens.
  window.parent.postMessage({ type: READY }, '*');
}
