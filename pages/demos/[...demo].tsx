import type { GetStaticPaths, GetStaticProps } from 'next';
import { BareFrame } from '@/site/BareFrame';
import { DemoPage } from '@/site/DemoPage';
import { demoPageParams, loadDemoPage } from '@/site/demoPages.server';
import type { DemoPageProps } from '@/site/pageProps';

type Params = { demo: string[] };

export const getStaticPaths: GetStaticPaths<Params> = async () => ({
  paths: (await demoPageParams()).map((params) => ({ params })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<DemoPageProps, Params> = async ({ params }) => {
  if (!params) throw new Error('The route has no parameters');
  return { props: await loadDemoPage(params) };
};

export default Object.assign(DemoPage, { Layout: BareFrame });
