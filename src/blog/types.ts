import type { BLOG_TAGS } from '@data/blog/tags';

export type BlogTag = (typeof BLOG_TAGS)[number];

/** The YAML at the head of a post. */
export interface PostFrontMatter {
  title: string;
  description: string;
  /** Day of publication: `2026-11-21`. */
  date: string;
  tags: BlogTag[];
  authors: string[];
}

/** What cards, metadata and feeds say of a post. */
export interface PostSummary extends PostFrontMatter {
  /** Address with both slashes: `/blog/prose-shipped-once/`. */
  path: string;
  /** The date in words, in the language of the page. */
  dateText: string;
  /** The authors in words, three at most. */
  authorsText: string;
  /** How long reading takes, in words. */
  readingTime: string;
}

/** A tag and how many posts have it. */
export interface TagCount {
  tag: BlogTag;
  count: number;
}
