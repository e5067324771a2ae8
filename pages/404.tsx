import type { GetStaticProps } from 'next';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { loadNotFoundPage } from '@/site/loadSitePages.server';
import { NotFoundPage } from '@/site/NotFoundPage';
import type { NotFoundPageProps } from '@/site/pageProps';

export const getStaticProps: GetStaticProps<NotFoundPageProps> = async () => ({
  props: await loadNotFoundPage(DEFAULT_LANGUAGE),
});

export default NotFoundPage;
