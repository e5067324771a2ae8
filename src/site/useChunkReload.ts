import { useEffect } from 'react';
import { isReleaseFile } from '@/lib/chunkErrors';
import { reloadIfReplaced } from './reloadIfReplaced';

/**
 * Looks for another release when a script or a style sheet of the site does not come, whoever has asked for it: a demo, a dialog,
 * the navigation. If there is one, the page is reloaded, once.
 */
export function useChunkReload(lookForRelease: () => Promise<unknown> = reloadIfReplaced): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (isReleaseFile(target)) void lookForRelease();
    };
    // Errors of elements do not bubble.
    window.addEventListener('error', onError, true);
    return () => window.removeEventListener('error', onError, true);
  }, [lookForRelease]);
}
