import { ApiBlock } from './ApiBlock';
import { ArticlePage } from './ArticlePage';
import type { ArticlePageProps } from './pageProps';

/** A page of the API reference. Unlike articles, which have it on a tab at most, it has the code of the reference at once. */
export function ApiPage(props: Omit<ArticlePageProps, 'userLanguage'>) {
  return <ArticlePage {...props} ApiBlock={ApiBlock} />;
}
