interface ShippedProps {
  /** Blocks whose HTML stands in the document. */
  blocks?: readonly { html?: string }[];
  /** The search index, which is loaded when it is needed. */
  records?: readonly unknown[];
  /** The sources of a demo on its own page, of which one stands in the document. */
  code?: { sources: readonly unknown[] };
}

/**
 * The page data that the document itself carries: without the HTML of the blocks, which stands in the document already, without the
 * search index and the code of a demo. The data file for client-side navigation keeps them.
 */
export function withoutShippedHtml<Props extends object>(pageProps: Props): Props {
  const shipped: ShippedProps = pageProps;
  const blocks = shipped.blocks?.map(({ html: _html, ...block }) => block);
  return {
    ...pageProps,
    ...(blocks ? { blocks } : {}),
    ...(shipped.records ? { records: [] } : {}),
    ...(shipped.code ? { code: { ...shipped.code, sources: [] } } : {}),
  };
}
