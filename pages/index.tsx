import type { GetStaticProps } from 'next';
import { HomePage } from '@/site/HomePage';
import { pageMeta } from '@/site/pageMeta';
import type { PageMeta } from '@/site/pageProps';

const page = pageMeta({
  path: '/',
  title: 'MUI docs: React components from one family',
  description:
    'Documentation of Material UI, Joy UI, Base UI, MUI System and MUI X: live examples, guides and references that match the version you install.',
  navigation: null,
  source: null,
});

export const getStaticProps: GetStaticProps<{ page: PageMeta }> = () => ({ props: { page } });

export default HomePage;
