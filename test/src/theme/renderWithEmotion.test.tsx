/** @jest-environment node */
import createStyled from '@emotion/styled';
import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';
import type { DocumentContext } from 'next/document';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { renderWithEmotion } from '@/theme/renderWithEmotion.server';

const Red = createStyled('p')({ color: 'red', '&:hover > b': { content: '"<&"' } });

interface PageProps {
  emotionCache?: EmotionCache;
}

function App({ emotionCache }: PageProps) {
  if (!emotionCache) return <p>no cache</p>;
  return (
    <CacheProvider value={emotionCache}>
      <Red>Text</Red>
    </CacheProvider>
  );
}

/** Renders as Next.js does: the document asks for the page, and may put something around it. */
function render() {
  const context = {
    renderPage: ({ enhanceApp }: { enhanceApp: (app: ComponentType) => ComponentType }) => {
      const Enhanced = enhanceApp(App);
      return { html: renderToString(<Enhanced />), head: [] };
    },
  } as unknown as DocumentContext;
  return renderWithEmotion(context, async () => {
    const { html } = await context.renderPage();
    return { html, head: [], styles: [<style key="a">{'a{}'}</style>] };
  });
}

describe('renderWithEmotion', () => {
  it('leaves no styles in the body', async () => {
    const { html } = await render();
    expect(html).toContain('Text</p>');
    expect(html).not.toContain('<style');
  });

  it('puts the styles that the page uses into its head, behind those there are', async () => {
    const { html, styles } = await render();
    const head = renderToStaticMarkup(<>{styles}</>);
    const className = /class="css-(\w+)/.exec(html)?.[1];
    expect(head).toMatch(/^<style>a\{\}<\/style><style data-emotion="css /);
    expect(head).toContain(`data-emotion="css ${className}"`);
    expect(head).toContain(`.css-${className}{color:red;}`);
    expect(head).toContain(':hover>b{content:"<&";}');
  });

  it('keeps the styles of one page out of the next', async () => {
    const [first, second] = [await render(), await render()];
    expect(renderToStaticMarkup(<>{second.styles}</>)).toBe(
      renderToStaticMarkup(<>{first.styles}</>),
    );
  });
});
