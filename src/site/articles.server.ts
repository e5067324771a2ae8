import path from 'node:path';
import { products } from '@data/products';
import { loadArticle } from '@/article/loadArticle.server';
import type { Article } from '@/article/types';
import { listFiles } from '@/lib/listFiles.server';
import type { Product } from '@/products/types';
import { DEFAULT_LANGUAGE } from '@/routing/language';
import { productOfPath } from '@/routing/productOfPath';
import { apiPagePaths } from './apiPages.server';
import { listTabPaths } from './docsTabs.server';

/** An article and where it is read. */
export interface ArticlePage {
  /** Address with both slashes: `/material-ui/react-button/`. */
  path: string;
  /** Source, from the root of the repository: `data/material-ui/react-button.md`. */
  file: string;
  product: Product;
}

/** Every article of the site: a file's path is its address. */
export async function listArticlePages(): Promise<ArticlePage[]> {
  const perProduct = await Promise.all(
    products.map(async (product) => {
      const files = await listFiles(path.join('data', product.id), '.md');
      return files.map((file) => ({ path: pathOfFile(file), file, product }));
    }),
  );
  return perProduct.flat();
}

/** `data/material-ui/react-button.md` is `/material-ui/react-button/`. */
function pathOfFile(file: string): string {
  return `/${file.split(path.sep).slice(1).join('/').replace(/\.md$/, '')}/`;
}

/** The article page of an address, with its tabs left out. */
export function articlePageAt(product: Product, articlePath: string): ArticlePage {
  return {
    path: `/${product.id}/${articlePath}/`,
    file: path.join('data', product.id, `${articlePath}.md`),
    product,
  };
}

/**
 * Reads the article of a page.
 * @throws ContentError with every mistake of the article.
 */
export async function readArticle(
  { path: pagePath, file, product }: ArticlePage,
  userLanguage: string = DEFAULT_LANGUAGE,
): Promise<Article> {
  const { productId } = productOfPath(pagePath);
  return loadArticle({
    file,
    productId: productId === 'null' ? product.id : productId,
    version: product.version,
    apiPages: await apiPages(),
    userLanguage,
  });
}

let knownApiPages: Promise<string[]> | undefined;

/** Addresses of the API pages. While developing the tabs are looked for each time: an edit may add one. */
function apiPages(): Promise<string[]> {
  if (process.env.NODE_ENV !== 'production') return listApiPages();
  knownApiPages ??= listApiPages();
  return knownApiPages;
}

async function listApiPages(): Promise<string[]> {
  return [...apiPagePaths(), ...(await listTabPaths())];
}

/** The product with this id. @throws Error when there is none. */
export function productById(id: string): Product {
  const product = products.find((row) => row.id === id);
  if (!product) throw new Error(`No product "${id}". Add a row to data/products.ts.`);
  return product;
}
