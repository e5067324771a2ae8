import { BLOG_TAGS } from '@data/blog/tags';
import type { BlogTag } from './types';

/** What the address asks the list for. */
export interface BlogQuery {
  /** Any of these; none for all posts. */
  tags: readonly BlogTag[];
  /** Counted from 1. */
  page: number;
}

const ADDRESS = '/blog/';

/** Reads `?tags=Performance,Security&page=2`. Tags that there are not, and pages that are no number, count as not given. */
export function readBlogQuery(query: Record<string, string | string[] | undefined>): BlogQuery {
  const names = [query['tags'] ?? []].flat().join(',').toLowerCase().split(',');
  const page = [query['page']].flat()[0] ?? '';
  return {
    tags: BLOG_TAGS.filter((tag) => names.includes(tag.toLowerCase())),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The address that asks for this: `/blog/?tags=Security&page=2`. The first page and no tags are not written. */
export function blogAddress({ tags, page }: BlogQuery): string {
  const parts = [
    ...(tags.length > 0 ? [`tags=${tags.map(encodeURIComponent).join(',')}`] : []),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return parts.length > 0 ? `${ADDRESS}?${parts.join('&')}` : ADDRESS;
}
