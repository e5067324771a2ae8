import type { GetStaticPaths, GetStaticProps } from 'next';
import { products } from '@data/products';
import { loadProductPage } from '@/site/loadProductPage.server';
import type { ProductPageProps } from '@/site/pageProps';
import { ProductPage } from '@/site/ProductPage';

type Params = { product: string };

export const getStaticPaths: GetStaticPaths<Params> = () => ({
  paths: products.map(({ id }) => ({ params: { product: id } })),
  fallback: false,
});

export const getStaticProps: GetStaticProps<ProductPageProps, Params> = async ({ params }) => {
  if (!params) throw new Error('The route has no parameters');
  return { props: await loadProductPage(params.product) };
};

export default ProductPage;
