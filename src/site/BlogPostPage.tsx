import { ContentsList } from '@/article/ContentsList';
import { useCodeTabs } from '@/article/useCodeTabs';
import type { ArticleHeading } from '@/article/types';
import { PostFacts } from '@/blog/PostFacts';
import type { PostSummary } from '@/blog/types';
import { Icon } from '@/ui/Icon';
import { StaticHtml } from '@/ui/StaticHtml';
import { BlogHead } from './BlogHead';
import { BlogPostHead } from './BlogPostHead';
import { PageFoot } from './PageFoot';
import type { HtmlPageBlock, PageLink, SitePageProps } from './pageProps';
import { PreviousNext } from './PreviousNext';
import articleStyles from './ArticlePage.module.css';
import styles from './BlogPostPage.module.css';

export interface BlogPostPageProps extends SitePageProps {
  post: PostSummary;
  headings: ArticleHeading[];
  blocks: HtmlPageBlock[];
  /** The next older post. */
  previous: PageLink | null;
  /** The next newer post. */
  next: PageLink | null;
  /** Text of the link to the list. */
  backText: string;
  feedTitle: string;
}

/** A post with its contents list and the ways on from it. */
export function BlogPostPage({ page, post, ...props }: Omit<BlogPostPageProps, 'userLanguage'>) {
  const { headings, blocks, previous, next } = props;
  useCodeTabs(page.path);
  return (
    <div className={articleStyles.layout} data-contents={headings.length > 0}>
      <BlogHead feedTitle={props.feedTitle} />
      <BlogPostHead post={post} />
      {headings.length > 0 ? (
        <ContentsList key={page.path} headings={headings} path={page.path} />
      ) : null}
      <article className={articleStyles.article}>
        <p className={styles.back}>
          <a href="/blog/">
            <Icon name="previous" width={16} height={16} />
            {props.backText}
          </a>
        </p>
        <h1 id="main-heading" tabIndex={-1}>
          {post.title}
        </h1>
        <p className={articleStyles.description}>{post.description}</p>
        <div className={styles.facts}>
          <PostFacts post={post} />
        </div>
        {/* The key: blocks keep the HTML that they read from the document, which is that of one page. */}
        <div key={page.path} className={articleStyles.blocks}>
          {blocks.map(({ html }, index) => (
            <StaticHtml key={index} id={`block-${index}`} className="prose" html={html} />
          ))}
        </div>
        <PageFoot page={page} />
        <PreviousNext previous={previous} next={next} />
      </article>
    </div>
  );
}
