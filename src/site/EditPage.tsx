import { useTranslate } from '@/i18n/useTranslate';
import { Icon } from '@/ui/Icon';
import styles from './PageFoot.module.css';

/** Leads to the page's source in the repository; names the file when no repository is configured. */
export function EditPage({ source }: { source: string | null }) {
  const translate = useTranslate();
  const repository = process.env['NEXT_PUBLIC_REPOSITORY_URL'];
  if (!source) return null;
  return (
    <p className={styles.edit} data-markdown="omit">
      <Icon name="edit" width={16} height={16} />
      {repository ? (
        <a href={`${repository}/edit/main/${source}`} rel="noopener">
          {translate('editPage')}
        </a>
      ) : (
        <>
          {translate('editPage')}: <code>{source}</code>
        </>
      )}
    </p>
  );
}
