import { useCallback, useEffect, useState } from 'react';

/** How long a message stays, in milliseconds. */
const MESSAGE_TIME = 3000;

/** A short message to the reader that goes away by itself; empty while there is none. */
export function useMessage(): [string, (text: string) => void] {
  const [message, setMessage] = useState({ text: '' });

  useEffect(() => {
    if (!message.text) return undefined;
    const timer = window.setTimeout(() => setMessage({ text: '' }), MESSAGE_TIME);
    return () => window.clearTimeout(timer);
  }, [message]);

  // An object of its own each time: the same text again stays its whole time again.
  return [message.text, useCallback((text: string) => setMessage({ text }), [])];
}
