import Head from 'next/head';
import { FEED_PATHS } from '@/blog/feed';

/** Names the feeds of the blog, for the readers of feeds that look for them in its pages. */
export function BlogHead({ feedTitle }: { feedTitle: string }) {
  return (
    <Head>
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${feedTitle} (RSS)`}
        href={FEED_PATHS.rss}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${feedTitle} (Atom)`}
        href={FEED_PATHS.atom}
      />
    </Head>
  );
}
