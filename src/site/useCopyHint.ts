import { useTranslate } from '@/i18n/useTranslate';
import { useIsMac } from '@/ui/useIsMac';

/** The keys that copy the code that is pointed at. */
export function useCopyHint(): string {
  const translate = useTranslate();
  return translate('copyHint', { keys: useIsMac() ? '⌘ C' : 'Ctrl + C' });
}
