import type { GetStaticProps } from 'next';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { HomePage } from '@/site/HomePage';
import { loadHomePage } from '@/site/loadHomePage.server';
import type { HomePageProps } from '@/site/pageProps';

export const getStaticProps: GetStaticProps<HomePageProps> = () => ({
  props: loadHomePage(DEFAULT_LANGUAGE),
});

export default HomePage;
