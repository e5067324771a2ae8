import { useApiSections } from '@/api-reference/useApiSections';
import { StaticHtml } from '@/ui/StaticHtml';
import { useAnnouncement } from '@/ui/useAnnouncement';
import styles from '@/api-reference/ApiPage.module.css';

interface ApiBlockProps {
  id: string;
  html: string | undefined;
  /** Address of the page. */
  path: string;
}

/** The API reference in a page: HTML made from the declarations of a package, and its behavior. */
export function ApiBlock({ id, html, path }: ApiBlockProps) {
  const [announcement, announce] = useAnnouncement();
  useApiSections(path, announce);
  return (
    <div className={styles.api}>
      <StaticHtml id={id} className="prose" html={html} />
      <div role="status" className="visually-hidden">
        {announcement}
      </div>
    </div>
  );
}
