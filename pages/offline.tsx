import type { GetStaticProps } from 'next';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { loadOfflinePage } from '@/site/loadOfflinePage.server';
import { OfflinePage, type OfflinePageProps } from '@/site/OfflinePage';

export const getStaticProps: GetStaticProps<OfflinePageProps> = () => ({
  props: loadOfflinePage(DEFAULT_LANGUAGE),
});

export default OfflinePage;
