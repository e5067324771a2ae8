import type { ReactNode } from 'react';
import { useTranslate } from '@/i18n/useTranslate';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { useCopyButtons } from '@/ui/useCopyButtons';
import { useContentReload } from './useContentReload';
import { useCopyHint } from './useCopyHint';

/** What surrounds a page that stands alone: nothing to see, and the behavior that it shares with the others. */
export function BareFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [announcement, announce] = useAnnouncement();
  useContentReload();
  useCopyButtons({ copied: translate('copied'), hint: useCopyHint() }, announce);
  return (
    <>
      {children}
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
    </>
  );
}
