import { lazy, Suspense, type ComponentType } from 'react';
import { products } from '@data/products';
import { ContentsList } from '@/article/ContentsList';
import { useCodeTabs } from '@/article/useCodeTabs';
import { Demo } from '@/demo/Demo';
import { useTranslate } from '@/i18n/useTranslate';
import type { Product } from '@/products/types';
import { Icon } from '@/ui/Icon';
import { StaticHtml } from '@/ui/StaticHtml';
import { ArticleComponentIsland } from './ArticleComponentIsland';
import { DocsTabs } from './DocsTabs';
import type { ArticleLink, ArticlePageProps, PageBlock } from './pageProps';
import { PageFoot } from './PageFoot';
import { PreviousNext } from './PreviousNext';
import styles from './ArticlePage.module.css';

type ApiBlockComponent = ComponentType<{ id: string; html: string | undefined; path: string }>;

const LazyApiBlock = lazy(() =>
  import('./ApiBlock').then(({ ApiBlock }): { default: ApiBlockComponent } => ({
    default: ApiBlock,
  })),
);

interface ArticleProps extends Omit<ArticlePageProps, 'userLanguage'> {
  /** What shows the API reference; loaded on demand when left out, since few articles have it. */
  ApiBlock?: ApiBlockComponent;
  /** The product of the demos, for pages of what stands in no list of products. */
  product?: Product;
}

/** An article with its contents list and the ways on from it. */
export function ArticlePage({ ApiBlock = LazyApiBlock, product, ...props }: ArticleProps) {
  const { page, docsTab, heading, tabs, breadcrumbs, headings, links, blocks } = props;
  const translate = useTranslate();
  useCodeTabs(page.path);
  const hasContents = props.showContents && headings.length > 0;

  return (
    <div className={styles.layout} data-contents={hasContents}>
      {hasContents ? <ContentsList key={page.path} headings={headings} path={page.path} /> : null}
      <article className={styles.article}>
        {breadcrumbs.length > 0 ? (
          <nav className={styles.breadcrumbs} aria-label={translate('breadcrumbs')}>
            <ol>
              {breadcrumbs.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </nav>
        ) : null}
        <h1 id="main-heading" tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.description}>{page.description}</p>
        <ArticleLinks links={links} />
        <DocsTabs tabs={tabs} docsTab={docsTab} />
        {/* The key: blocks keep the HTML that they read from the document, which is that of one page. */}
        <div key={page.path} className={styles.blocks}>
          {blocks.map((block, index) => (
            <Block key={index} {...{ index, block, page, ApiBlock, product }} />
          ))}
        </div>
        <PageFoot page={page} />
        <PreviousNext previous={props.previous} next={props.next} />
      </article>
    </div>
  );
}

interface BlockProps {
  index: number;
  block: PageBlock;
  page: ArticlePageProps['page'];
  ApiBlock: ApiBlockComponent;
  product: Product | undefined;
}

function Block({ index, block, page, ApiBlock, product: given }: BlockProps) {
  const id = `block-${index}`;
  if (block.kind === 'html') return <StaticHtml id={id} className="prose" html={block.html} />;
  if (block.kind === 'api')
    return (
      <Suspense fallback={null}>
        <ApiBlock id={id} html={block.html} path={page.path} />
      </Suspense>
    );
  if (block.kind === 'component') return <ArticleComponentIsland name={block.name} />;
  const product = given ?? products.find(({ id }) => id === page.navigation);
  if (!product) throw new Error(`The demo ${block.demo.name} belongs to no product`);
  return <Demo demo={block.demo} product={product} previewHtml={block.html} />;
}

function ArticleLinks({ links }: { links: readonly ArticleLink[] }) {
  const translate = useTranslate();
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ kind, href }) => (
        <li key={kind}>
          <a href={href} rel="noopener">
            {translate(kind)}
            <Icon name="chevron" width={14} height={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}
