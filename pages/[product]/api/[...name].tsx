import type { GetStaticPaths, GetStaticProps } from 'next';
import { ApiPage } from '@/site/ApiPage';
import { apiParams, loadApiPage } from '@/site/loadApiPage.server';
import type { ArticlePageProps } from '@/site/pageProps';

type Params = { product: string; name: string[] };

export const getStaticPaths: GetStaticPaths<Params> = () => ({
  paths: apiParams().map((params) => ({ params })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<ArticlePageProps, Params> = async ({ params }) => {
  if (!params) throw new Error('The route has no parameters');
  return { props: await loadApiPage(params) };
};

export default ApiPage;
