import type { GetStaticProps } from 'next';
import { loadPageList } from '@/site/loadPageList.server';
import { NotFoundPage, type NotFoundPageProps } from '@/site/NotFoundPage';
import { pageMeta } from '@/site/pageMeta';

const page = pageMeta({
  path: '/404/',
  title: 'Page not found',
  description: 'There is no page at this address. Here are the nearest ones.',
  navigation: null,
  source: null,
});

export const getStaticProps: GetStaticProps<NotFoundPageProps> = async () => ({
  props: { page, pages: await loadPageList() },
});

export default NotFoundPage;
