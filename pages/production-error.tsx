import type { GetStaticProps } from 'next';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { loadProductionErrorPage } from '@/site/loadProductionErrorPage.server';
import { ProductionErrorPage, type ProductionErrorPageProps } from '@/site/ProductionErrorPage';

export const getStaticProps: GetStaticProps<ProductionErrorPageProps> = async () => ({
  props: await loadProductionErrorPage(DEFAULT_LANGUAGE),
});

export default ProductionErrorPage;
