import { useServiceWorker } from '@/offline/useServiceWorker';
import { useIconFont } from '@/theme/iconFont';
import { useChunkReload } from './useChunkReload';

/** What every page does beside showing itself: icon font, service worker, and a look for another release when a file is gone. */
export function useSiteServices(): void {
  useIconFont();
  useServiceWorker();
  useChunkReload();
}
