import type { IconName } from '@/ui/Icon';

/** The names a navigation entry's `icon` may have. An unknown one shows nothing. */
export const ENTRY_ICONS: Partial<Record<string, IconName>> = {
  ReaderIcon: 'reader',
  BookIcon: 'book',
  DescriptionIcon: 'description',
  VisibilityIcon: 'visibility',
};
