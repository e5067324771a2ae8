import type { PostSummary } from './types';

type Described = Pick<PostSummary, 'path' | 'title' | 'description' | 'date' | 'tags' | 'authors'>;

/** Authors that are no single person. */
const TEAMS = /\bteam\b/i;

/**
 * A post in the vocabulary of schema.org, as the text of a `<script type="application/ld+json">`. `host` is the address of the site
 * without a slash at its end; without one addresses stay relative to the document.
 */
export function postJsonLd(
  post: Described,
  { host, language }: { host: string; language: string },
) {
  const url = host + post.path;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.description,
    datePublished: post.date,
    author: post.authors.map((name) => ({
      '@type': TEAMS.test(name) ? 'Organization' : 'Person',
      name,
    })),
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    keywords: post.tags.join(', '),
    inLanguage: language,
  };
  // A text that ends the script element would end it here too.
  return JSON.stringify(article).replace(/</g, '\\u003c');
}
