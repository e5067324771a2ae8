import { products } from '@data/products';
import { useTranslate } from '@/i18n/useTranslate';
import type { Product } from '@/products/types';
import { CommandLine } from '@/ui/CommandLine';
import { Icon } from '@/ui/Icon';
import { LayersPicture } from './LayersPicture';
import styles from './HomePage.module.css';

/** Where to begin, by what a reader came for. */
const STARTS = [
  {
    question: 'Building an application',
    answer: 'Install Material UI and put a first button on the screen.',
    href: '/material-ui/getting-started/installation/',
  },
  {
    question: 'Making a design of your own',
    answer: 'Start from Joy UI’s tokens, or from Base UI without any styles.',
    href: '/joy-ui/getting-started/',
  },
  {
    question: 'Styling what is there',
    answer: 'Learn the sx prop: theme-aware, responsive, typed.',
    href: '/system/getting-started/the-sx-prop/',
  },
  {
    question: 'Showing a lot of data',
    answer: 'Sort, filter, edit and page through rows in the Data Grid.',
    href: '/x/react-data-grid/',
  },
];

/** The first page: what the family is, its five members, and the shortest way into each. */
export function HomePage() {
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <LayersPicture className={styles.picture} />
        <h1 id="main-heading" tabIndex={-1}>
          Five libraries, one way of working
        </h1>
        <p>
          Material UI, Joy UI, Base UI, MUI System and MUI X share a styling engine, a theme and
          their habits. This is their documentation: every example runs, and everything is checked
          against the versions it names.
        </p>
        <div className={styles.actions}>
          <a className={styles.primary} href="/material-ui/getting-started/">
            Get started with Material UI
          </a>
          <a className={styles.secondary} href="#family">
            Compare the five
          </a>
        </div>
        <SearchForm />
        <CommandLine command="npm install @mui/material @emotion/react @emotion/styled" />
      </section>

      <section aria-labelledby="family">
        <h2 id="family">The family</h2>
        <ul className={styles.family}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>

      <Starts />
      <Layers />
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

function Starts() {
  return (
    <section aria-labelledby="start">
      <h2 id="start">Where to begin</h2>
      <ul className={styles.starts}>
        {STARTS.map(({ question, answer, href }) => (
          <li key={href}>
            <a href={href}>
              <span>
                <b>{question}</b>
                <span>{answer}</span>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Layers() {
  return (
    <section aria-labelledby="layers">
      <h2 id="layers">How they stand on each other</h2>
      <ol className={styles.layers}>
        <li>
          <b>MUI X</b> adds the large components, and uses Material UI for the small ones.
        </li>
        <li>
          <b>Material UI</b> and <b>Joy UI</b> are two designs. Choose one; parts of both can share
          a page.
        </li>
        <li>
          <b>Base UI</b> holds behaviour that both designs share, for those who bring their own.
        </li>
        <li>
          <b>MUI System</b> turns the theme into styles, underneath all of them.
        </li>
      </ol>
    </section>
  );
}
