import Head from 'next/head';
import { postJsonLd } from '@/blog/postJsonLd';
import type { PostSummary } from '@/blog/types';
import { useUserLanguage } from '@/i18n/useTranslate';

/** What a post says of itself to search engines, and to whatever shows a link to it. */
export function BlogPostHead({ post }: { post: PostSummary }) {
  const language = useUserLanguage();
  const host = process.env['NEXT_PUBLIC_SITE_URL'] ?? '';
  return (
    <Head>
      <meta key="og:type" property="og:type" content="article" />
      <meta property="article:published_time" content={post.date} />
      <meta name="author" content={post.authorsText} />
      {post.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: postJsonLd(post, { host, language }) }}
      />
    </Head>
  );
}
