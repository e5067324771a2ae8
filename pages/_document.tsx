import Document, { Html, Main, NextScript, type DocumentContext } from 'next/document';
import { DocumentHead } from '@/site/DocumentHead.server';
import { LaterFiles } from '@/site/LaterFiles.server';
import type { ArticlePageProps } from '@/site/pageProps';
import { withoutShippedHtml } from '@/site/shippedOnce';
import { BeforePaintScript, ThemeColorMetas } from '@/theme/documentTheme.server';
import { HeadWithStyles } from '@/theme/HeadWithStyles.server';
import { renderWithEmotion } from '@/theme/renderWithEmotion.server';
import { SCHEME_ATTRIBUTE } from '@/theme/tokens';

export default class SiteDocument extends Document {
  static override getInitialProps(context: DocumentContext) {
    return renderWithEmotion(context, () => Document.getInitialProps(context));
  }

  override render() {
    const data = this.props.__NEXT_DATA__;
    const pageProps = (data.props['pageProps'] ?? {}) as Partial<ArticlePageProps>;
    data.props = { ...data.props, pageProps: withoutShippedHtml(pageProps) };
    return (
      <Html lang={pageProps.userLanguage ?? 'en'} dir="ltr" {...{ [SCHEME_ATTRIBUTE]: 'light' }}>
        <HeadWithStyles>
          <ThemeColorMetas />
          <DocumentHead pageProps={pageProps} />
        </HeadWithStyles>
        <body className="mode-light" dir="ltr">
          <BeforePaintScript />
          <Main />
          <NextScript />
          <LaterFiles pageProps={pageProps} buildId={data.buildId} />
        </body>
      </Html>
    );
  }
}
