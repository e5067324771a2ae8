import type { GetStaticPaths, GetStaticProps } from 'next';
import { ArticlePage } from '@/site/ArticlePage';
import { articleParams, loadArticlePage } from '@/site/loadArticlePage.server';
import type { ArticlePageProps } from '@/site/pageProps';

type Params = { product: string; slug: string[] };

export const getStaticPaths: GetStaticPaths<Params> = async () => ({
  paths: (await articleParams()).map((params) => ({ params })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<ArticlePageProps, Params> = async ({ params }) => {
  if (!params) throw new Error('The route has no parameters');
  return { props: await loadArticlePage(params) };
};

export default ArticlePage;
