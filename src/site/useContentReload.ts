import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { stopWaiting } from '@/demo/whenVisible';

/** While developing: shows an edited article, demo or navigation file without a reload. The messages come from scripts/dev.ts. */
export function useContentReload(): void {
  const router = useRouter();
  /** Since when the page shows what it shows, in milliseconds since 1970. */
  const shownSince = useRef(0);

  useEffect(() => {
    const address = process.env['NEXT_PUBLIC_CONTENT_EVENTS'];
    if (process.env.NODE_ENV !== 'development' || !address) return undefined;
    const events = new EventSource(address);
    shownSince.current ||= performance.timeOrigin;
    events.onmessage = ({ data }: MessageEvent<string>) => {
      const changedAt = Number(data);
      if (changedAt <= shownSince.current) return;
      shownSince.current = changedAt;
      stopWaiting();
      void router.replace(router.asPath, undefined, { scroll: false });
    };
    return () => events.close();
  }, [router]);
}
