import type { GetStaticProps } from 'next';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { loadSearchPage } from '@/site/loadSitePages.server';
import type { SearchPageProps } from '@/site/pageProps';
import { SearchPage } from '@/site/SearchPage';

export const getStaticProps: GetStaticProps<SearchPageProps> = async () => ({
  props: await loadSearchPage(DEFAULT_LANGUAGE),
});

export default SearchPage;
