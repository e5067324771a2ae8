import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadTestPage } from '@/site/loadTestPage.server';
import type { ArticlePageProps } from '@/site/pageProps';
import { TestPage } from '@/site/TestPage';
import { testPageParams } from '@/site/testPages.server';

type Params = { slug?: string[] };

export const getStaticPaths: GetStaticPaths<Params> = async () => ({
  paths: (await testPageParams()).map((params) => ({ params })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<ArticlePageProps, Params> = async ({ params }) => ({
  props: await loadTestPage(params?.slug),
});

export default TestPage;
