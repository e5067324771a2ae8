import { useState, type HTMLAttributes } from 'react';

interface StaticHtmlProps extends HTMLAttributes<HTMLElement> {
  /** Unique in the page. */
  id: string;
  /** Absent on the first load: the document already holds it, and it is read back from there. */
  html: string | undefined;
  as?: 'div' | 'code';
}

/** HTML made at build time. It is shipped once, in the document, and React leaves it alone. */
export function StaticHtml({ id, html, as: Tag = 'div', ...props }: StaticHtmlProps) {
  const [shipped] = useState(() => (html === undefined ? readHtml(id) : ''));
  return <Tag id={id} {...props} dangerouslySetInnerHTML={{ __html: html ?? shipped }} />;
}

function readHtml(id: string): string {
  return typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '');
}
