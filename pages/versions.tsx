import type { GetStaticProps } from 'next';
import { pageMeta } from '@/site/pageMeta';
import { VersionsPage, type VersionsPageProps } from '@/site/VersionsPage';
import { versionRows } from '@/site/versionRows';

const page = pageMeta({
  path: '/versions/',
  title: 'Versions',
  description: 'The versions this site documents, and where the documentation of others is.',
  navigation: null,
  source: 'data/productIdentifiers.ts',
});

export const getStaticProps: GetStaticProps<VersionsPageProps> = () => ({
  props: { page, rows: versionRows() },
});

export default VersionsPage;
