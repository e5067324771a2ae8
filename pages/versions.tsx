import type { GetStaticProps } from 'next';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { loadVersionsPage } from '@/site/loadVersionsPage.server';
import type { VersionsPageProps } from '@/site/pageProps';
import { VersionsPage } from '@/site/VersionsPage';

export const getStaticProps: GetStaticProps<VersionsPageProps> = async () => ({
  props: await loadVersionsPage(DEFAULT_LANGUAGE),
});

export default VersionsPage;
