import Head from 'next/head';
import { products } from '@data/products';
import { Demo } from '@/demo/Demo';
import { useParentTheme } from '@/demo/useParentTheme';
import { useTranslate } from '@/i18n/useTranslate';
import type { Product } from '@/products/types';
import { CodeBlock } from '@/ui/CodeBlock';
import { Icon } from '@/ui/Icon';
import { PageFoot } from './PageFoot';
import type { DemoPageProps } from './pageProps';
import styles from './DemoPage.module.css';

interface DemoProps extends DemoPageProps {
  /** The product of the demo, where it stands in no list of products. */
  product?: Product;
}

/**
 * One demo alone: for a look at full screen, for demos that stand in a frame of their own, and for reading its code without script.
 * Inside a frame only the demo is shown.
 */
export function DemoPage({ page, productId, article, demo, code, ...props }: DemoProps) {
  const translate = useTranslate();
  useParentTheme();
  const product = props.product ?? products.find(({ id }) => id === productId);
  if (!product) throw new Error(`The demo ${demo.name} belongs to no product`);
  const options = { ...demo.options, bg: 'inline', iframe: false, maxWidth: null } as const;

  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main id="main-content" className={styles.page}>
        <header className={styles.bar}>
          <a href={`${article.path}#${demo.name}`}>
            <Icon name="previous" width={16} height={16} />
            {translate('backToArticle', { title: article.title })}
          </a>
          <h1>{demo.name}</h1>
        </header>
        <Demo
          demo={{ ...demo, options: { ...options, defaultCodeOpen: false }, hasPreview: false }}
          product={product}
          previewHtml={undefined}
        />
        <div className={styles.source}>
          <CodeBlock id="source" html={code.sources[0]?.html} copyLabel={translate('copy')} />
        </div>
        <footer className={styles.foot}>
          <PageFoot page={page} />
        </footer>
      </main>
    </>
  );
}
