import Head from 'next/head';
import { docsInfra } from '@data/docsInfra';
import { ApiBlock } from './ApiBlock';
import { ArticlePage } from './ArticlePage';
import { lazyNav } from './lazyNav';
import type { ArticlePageProps } from './pageProps';

/** A page by which the site itself is tested. It brings its product along: no list of products has it. */
export function TestPage(props: Omit<ArticlePageProps, 'userLanguage'>) {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <ArticlePage {...props} product={docsInfra} ApiBlock={ApiBlock} />
    </>
  );
}

TestPage.SideNav = lazyNav(docsInfra);
