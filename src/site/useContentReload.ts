import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { stopWaiting } from '@/demo/whenVisible';

/** While developing: shows an edited article, demo or navigation file without a reload. The messages come from scripts/dev.ts. */
export function useContentReload(): void {
  const router = useRouter();

  useEffect(() => {
    const address = process.env['NEXT_PUBLIC_CONTENT_EVENTS'];
    if (process.env.NODE_ENV !== 'development' || !address) return undefined;
    const events = new EventSource(address);
    events.onmessage = () => {
      stopWaiting();
      void router.replace(router.asPath, undefined, { scroll: false });
    };
    return () => events.close();
  }, [router]);
}
