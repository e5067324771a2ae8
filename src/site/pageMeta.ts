import { productOfPath } from '@/routing/productOfPath';
import type { PageMeta } from './pageProps';

type PageFacts = Omit<PageMeta, 'productId' | 'productCategoryId'>;

/** Completes what a page says of itself with what its address says. */
export function pageMeta(facts: PageFacts): PageMeta {
  return { ...facts, ...productOfPath(facts.path) };
}
