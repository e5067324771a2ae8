import type { BlogTag, PostSummary } from '@/blog/types';

/** A post; `day` is counted from the first of November. */
export function postOf(
  slug: string,
  { tags = ['Content'] as BlogTag[], day = 1 } = {},
): PostSummary {
  return {
    path: `/blog/${slug}/`,
    title: `Title of ${slug}`,
    description: `What ${slug} is about.`,
    date: `2026-11-${String(day).padStart(2, '0')}`,
    dateText: `November ${day}, 2026`,
    tags,
    authors: ['The documentation team'],
    authorsText: 'The documentation team',
    readingTime: '4 min read',
  };
}

/** Thirteen posts, newest first. Every third is about security, the others about content; the fourth about performance, too. */
export function manyPosts(): PostSummary[] {
  return Array.from({ length: 13 }, (_, index) =>
    postOf(`post-${index + 1}`, {
      day: 20 - index,
      tags: [
        index % 3 === 0 ? 'Security' : 'Content',
        ...(index === 3 ? (['Performance'] as const) : []),
      ],
    }),
  );
}
