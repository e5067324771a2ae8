import { useCallback, useState } from 'react';

/** A text for screen readers, and a function that says another; the same one twice is said twice. */
export function useAnnouncement(): [string, (text: string) => void] {
  const [announcement, setAnnouncement] = useState('');
  const announce = useCallback((text: string) => {
    setAnnouncement((before) => (before === text ? `${text}\u00a0` : text));
  }, []);
  return [announcement, announce];
}
