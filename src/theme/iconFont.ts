import { useEffect } from 'react';
import { whenIdle } from '@/ui/whenIdle';

/** Icons by name in two styles, for `Icon` of the component libraries. */
const GOOGLE_FONT =
  'https://fonts.googleapis.com/icon?family=Material+Icons%7CMaterial+Icons+Two+Tone';

const SHEET_ID = 'icon-font-sheet';

/** What stands in the head where the style sheet comes before it, if anything does. */
const PLACEHOLDER = 'head > #material-icon-font';

/** Address of the icon font's style sheet, from what is configured: Google's where nothing is; empty for a site without one. */
export function iconFontUrl(configured: string | undefined): string {
  return configured ?? GOOGLE_FONT;
}

/**
 * Loads the icon font once in the life of a page: after everything else, so that a slow host delays nothing, and silently where
 * it fails.
 */
export function useIconFont(): void {
  useEffect(() => {
    void whenIdle().then(() =>
      addStyleSheet(iconFontUrl(process.env['NEXT_PUBLIC_ICON_FONT_URL'])),
    );
  }, []);
}

function addStyleSheet(href: string): void {
  if (!href || document.getElementById(SHEET_ID)) return;
  const link = document.createElement('link');
  link.id = SHEET_ID;
  link.rel = 'stylesheet';
  link.href = href;
  // The host need not know what is read here.
  link.referrerPolicy = 'no-referrer';
  document.head.insertBefore(link, document.querySelector(PLACEHOLDER));
}
