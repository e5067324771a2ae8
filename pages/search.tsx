import type { GetStaticProps } from 'next';
import { loadSearchRecords } from '@/site/loadSearchRecords.server';
import { pageMeta } from '@/site/pageMeta';
import type { SearchPageProps } from '@/site/pageProps';
import { SearchPage } from '@/site/SearchPage';

const page = pageMeta({
  path: '/search/',
  title: 'Search',
  description: 'Find components, guides and sections in the documentation of the MUI family.',
  navigation: null,
  source: null,
});

export const getStaticProps: GetStaticProps<SearchPageProps> = async () => ({
  props: { page, records: await loadSearchRecords() },
});

export default SearchPage;
