import type { PostSummary } from './types';

/** Where the feeds stand. */
export const FEED_PATHS = { rss: '/blog/rss.xml', atom: '/blog/atom.xml' } as const;

/** A post in a feed, with its whole text as HTML whose links are absolute. */
export type FeedPost = Pick<
  PostSummary,
  'path' | 'title' | 'description' | 'date' | 'tags' | 'authors'
> & { html: string };

export interface Feed {
  /** Address of the site, without a slash at its end. */
  host: string;
  language: string;
  title: string;
  description: string;
  /** Newest first, at least one. */
  posts: readonly FeedPost[];
}

/** The blog as RSS 2.0. */
export function rssFeed({ host, language, title, description, posts }: Feed): string {
  const items = posts.map((post) =>
    element('item', [
      text('title', post.title),
      text('link', host + post.path),
      text('guid', host + post.path),
      text('pubDate', midnight(post.date).toUTCString()),
      ...post.authors.map((author) => text('dc:creator', author)),
      ...post.tags.map((tag) => text('category', tag)),
      text('description', post.description),
      text('content:encoded', post.html),
    ]),
  );
  const channel = element('channel', [
    text('title', title),
    text('link', `${host}/blog/`),
    text('description', description),
    text('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(host + FEED_PATHS.rss)}"/>`,
    ...items,
  ]);
  const namespaces = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ].join(' ');
  return `${DECLARATION}<rss version="2.0" ${namespaces}>${channel}</rss>\n`;
}

/** The blog as Atom 1.0. */
export function atomFeed({ host, language, title, description, posts }: Feed): string {
  const entries = posts.map((post) =>
    element('entry', [
      text('id', host + post.path),
      text('title', post.title),
      `<link rel="alternate" href="${escapeXml(host + post.path)}"/>`,
      text('published', midnight(post.date).toISOString()),
      text('updated', midnight(post.date).toISOString()),
      ...post.authors.map((author) => element('author', [text('name', author)])),
      ...post.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
      text('summary', post.description),
      `<content type="html">${escapeXml(post.html)}</content>`,
    ]),
  );
  const children = [
    text('id', `${host}/blog/`),
    text('title', title),
    text('subtitle', description),
    text('updated', midnight(posts[0]?.date ?? '').toISOString()),
    `<link rel="alternate" href="${escapeXml(`${host}/blog/`)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(host + FEED_PATHS.atom)}"/>`,
    ...entries,
  ].join('');
  const attributes = `xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}"`;
  return `${DECLARATION}<feed ${attributes}>${children}</feed>\n`;
}

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

function midnight(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function text(name: string, value: string): string {
  return element(name, [escapeXml(value)]);
}

function element(name: string, children: readonly string[]): string {
  return `<${name}>${children.join('')}</${name}>`;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes markup, and leaves out the characters that XML does not have. */
function escapeXml(value: string): string {
  return value
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
