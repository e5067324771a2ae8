import { Fragment } from 'react';
import { products } from '@data/products';
import { useTranslate } from '@/i18n/useTranslate';
import type { Product } from '@/products/types';
import { CodeBlock } from '@/ui/CodeBlock';
import { Icon } from '@/ui/Icon';
import { LayersPicture } from './LayersPicture';
import { PageFoot } from './PageFoot';
import type { HomePageProps, HomeTexts } from './pageProps';
import styles from './HomePage.module.css';

/** Where to begin, by what a reader came for: the question and its answer, and where the way leads. */
const STARTS = [
  ['homeStartApplication', '/material-ui/getting-started/installation/'],
  ['homeStartDesign', '/joy-ui/getting-started/'],
  ['homeStartStyling', '/system/getting-started/the-sx-prop/'],
  ['homeStartData', '/x/react-data-grid/'],
] as const;

/** The libraries from the top down. */
const LAYERS = ['homeLayerX', 'homeLayerDesigns', 'homeLayerBase', 'homeLayerSystem'] as const;

/** The first page: what the family is, its five members, and the shortest way into each. */
export function HomePage({ page, texts }: Omit<HomePageProps, 'userLanguage'>) {
  const translate = useTranslate();
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <LayersPicture className={styles.picture} />
        <h1 id="main-heading" tabIndex={-1}>
          {texts.homeHeading}
        </h1>
        <p>{texts.homeLead}</p>
        <div className={styles.actions}>
          <a className={styles.primary} href="/material-ui/getting-started/">
            {texts.homeGetStarted}
          </a>
          <a className={styles.secondary} href="#family">
            {texts.homeCompare}
          </a>
        </div>
        <SearchForm />
        <CodeBlock
          className="command-line"
          code="npm install @mui/material @emotion/react @emotion/styled"
          copyLabel={translate('copy')}
        />
      </section>

      <section aria-labelledby="family">
        <h2 id="family">{texts.homeFamily}</h2>
        <ul className={styles.family}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>

      <Starts texts={texts} />
      <Layers texts={texts} />
      <PageFoot page={page} />
    </div>
  );
}

function SearchForm() {
  const translate = useTranslate();
  return (
    <form className={styles.search} action="/search/" role="search">
      <Icon name="search" />
      <input
        name="q"
        type="search"
        aria-label={translate('search')}
        placeholder={translate('searchPlaceholder')}
      />
      <button type="submit">{translate('search')}</button>
    </form>
  );
}

function ProductCard({ product }: { product: Product }) {
  return (
    <a className={styles.card} href={`/${product.id}/`}>
      <span className={styles.cardHead}>
        <b>{product.name}</b>
        <span>v{product.version}</span>
      </span>
      <span>{product.summary}</span>
      <code>{product.packageName}</code>
    </a>
  );
}

function Starts({ texts }: { texts: HomeTexts }) {
  return (
    <section aria-labelledby="start">
      <h2 id="start">{texts.homeStarts}</h2>
      <ul className={styles.starts}>
        {STARTS.map(([question, href]) => (
          <li key={href}>
            <a href={href}>
              <span>
                <b>{texts[question]}</b>
                <span>{texts[`${question}Answer`]}</span>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Layers({ texts }: { texts: HomeTexts }) {
  return (
    <section aria-labelledby="layers">
      <h2 id="layers">{texts.homeLayers}</h2>
      <ol className={styles.layers}>
        {LAYERS.map((key) => (
          <li key={key}>{withStrong(texts[key])}</li>
        ))}
      </ol>
    </section>
  );
}

/** A text in which `**` stands around what is bold. */
function withStrong(text: string) {
  return text
    .split('**')
    .map((part, index) =>
      index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
    );
}
