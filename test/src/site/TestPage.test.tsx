import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Frame } from '@/site/Frame';
import { pageMeta } from '@/site/pageMeta';
import type { ArticlePageProps } from '@/site/pageProps';
import { SiteProviders } from '@/site/SiteProviders';
import { TestPage } from '@/site/TestPage';
import { demoOf } from '../../fixtures/demo';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <div>{children}</div>,
}));
jest.mock('@/demo/loadThemedDemo', () => ({
  loadThemedDemo: (product: { id: string }, { module }: { module: string }) =>
    Promise.resolve({ default: () => <p>{`${product.id}: ${module}`}</p> }),
}));

const PROPS: ArticlePageProps = {
  page: pageMeta({
    path: '/experiments/docs/callouts/',
    title: 'Callouts',
    description: 'All kinds.',
    navigation: 'docs-infra',
    source: 'data/docs-infra/callouts.md',
  }),
  userLanguage: 'en',
  docsTab: null,
  heading: 'Callouts',
  tabs: [],
  breadcrumbs: [],
  previous: null,
  next: null,
  headings: [],
  showContents: true,
  links: [],
  blocks: [{ kind: 'demo', demo: demoOf(), html: '' }],
};

/** Shows the page with its navigation and waits for the demo; the first to come loads all the code of both. */
async function show() {
  const view = render(
    <SiteProviders userLanguage="en" emotionCache={null}>
      <Frame page={PROPS.page} SideNav={TestPage.SideNav}>
        <TestPage {...PROPS} />
      </Frame>
    </SiteProviders>,
  );
  await screen.findByText(/^docs-infra: /, {}, { timeout: 20_000 });
  return view;
}

describe('TestPage', () => {
  it('asks search engines to leave it out', async () => {
    const { container } = await show();
    expect(container.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('shows demos of its own product, which stands in no list', async () => {
    await show();
    expect(screen.getByText('docs-infra: react-button/Basic')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Docs-infra' })).toBeNull();
  });

  it('brings its navigation along, open at the page', async () => {
    await show();
    const row = await screen.findByRole('link', { name: 'Callouts' });
    expect(row).toHaveAttribute('aria-current', 'page');
    expect(document.getElementById('mui-product-selector')).toHaveTextContent('Docs-infra');
  });
});
