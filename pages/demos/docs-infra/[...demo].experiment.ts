import type { GetStaticPaths, GetStaticProps } from 'next';
import { loadTestDemoPage } from '@/site/loadTestPage.server';
import type { DemoPageProps } from '@/site/pageProps';
import { TestDemoPage } from '@/site/TestDemoPage';
import { testDemoParams } from '@/site/testPages.server';

type Params = { demo: string[] };

export const getStaticPaths: GetStaticPaths<Params> = async () => ({
  paths: (await testDemoParams()).map((params) => ({ params })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<DemoPageProps, Params> = async ({ params }) => {
  if (!params) throw new Error('The route has no parameters');
  return { props: await loadTestDemoPage(params.demo) };
};

export default TestDemoPage;
