import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ArticlePage } from '@/site/ArticlePage';
import { pageMeta } from '@/site/pageMeta';
import type { ArticlePageProps } from '@/site/pageProps';
import { SiteProviders } from '@/site/SiteProviders';
import { demoOf } from '../../fixtures/demo';

jest.mock('@/demo/loadThemedDemo', () => ({
  loadThemedDemo: (product: { id: string }, { module }: { module: string }) =>
    Promise.resolve({ default: () => <p>{`${product.id}: ${module}`}</p> }),
}));

const PROPS: ArticlePageProps = {
  page: pageMeta({
    path: '/joy-ui/react-button/',
    title: 'Button',
    description: 'A button.',
    navigation: 'joy-ui',
    source: 'data/joy-ui/react-button.md',
  }),
  userLanguage: 'en',
  docsTab: null,
  heading: 'Button',
  tabs: [],
  breadcrumbs: ['Joy UI', 'Components', 'Inputs'],
  previous: null,
  next: { path: '/joy-ui/react-next/', title: 'Next one', linkProps: {} },
  headings: [{ id: 'sizes', text: 'Sizes', level: 2 }],
  showContents: true,
  links: [{ kind: 'waiAria', href: 'https://www.w3.org/' }],
  blocks: [
    { kind: 'html', html: '<p>Intro</p>' },
    {
      kind: 'demo',
      demo: demoOf(),
      html: '<span class="k">const</span>',
    },
    { kind: 'html', html: '<h2 id="sizes">Sizes</h2>' },
  ],
};

function Site({ children }: { children: ReactNode }) {
  return (
    <SiteProviders userLanguage="en" emotionCache={null}>
      {children}
    </SiteProviders>
  );
}

async function show(changes: Partial<ArticlePageProps> = {}) {
  const view = render(<ArticlePage {...PROPS} {...changes} />, { wrapper: Site });
  if ((changes.blocks ?? PROPS.blocks).some(({ kind }) => kind === 'demo')) {
    await screen.findByText(/^joy-ui: /);
    await screen.findByRole('toolbar');
  }
  return view;
}

describe('ArticlePage', () => {
  it('has title, description and breadcrumbs', async () => {
    await show();
    const heading = screen.getByRole('heading', { level: 1, name: 'Button' });
    expect(heading).toHaveAttribute('id', 'main-heading');
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText('A button.')).toBeInTheDocument();
    const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(
      within(breadcrumbs)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Joy UI', 'Components', 'Inputs']);
  });

  it('has no breadcrumbs where there is nothing above it', async () => {
    await show({ breadcrumbs: [] });
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
  });

  it('shows its blocks in their order, demos alive under the theme of the product', async () => {
    await show();
    const text = screen.getByRole('article').textContent ?? '';
    const order = ['Intro', 'joy-ui: react-button/Basic', 'Sizes'].map((part) =>
      text.indexOf(part),
    );
    expect(order).not.toContain(-1);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(document.getElementById('Basic-preview')?.innerHTML).toBe(
      '<span class="k">const</span>',
    );
  });

  it('lists its contents', async () => {
    await show();
    const contents = document.getElementById('contents');
    expect(contents?.querySelector('a')).toHaveAttribute('href', '/joy-ui/react-button/#sizes');
  });

  it.each([{ showContents: false }, { headings: [] }])(
    'lists no contents with %j',
    async (changes) => {
      await show(changes);
      expect(document.getElementById('contents')).toBeNull();
    },
  );

  it('leads to what the front matter names', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'WAI-ARIA' })).toHaveAttribute(
      'href',
      'https://www.w3.org/',
    );
  });

  it('leads on', async () => {
    await show();
    expect(screen.getByRole('link', { name: /Next one/ })).toHaveAttribute(
      'href',
      '/joy-ui/react-next/',
    );
  });

  it('shows the blocks of the next page, not those of the one before', async () => {
    const { rerender } = await show();
    rerender(
      <ArticlePage
        {...PROPS}
        page={{ ...PROPS.page, path: '/joy-ui/react-next/' }}
        heading="Next one"
        blocks={[{ kind: 'html', html: '<p>Other</p>' }]}
        headings={[]}
      />,
    );
    expect(screen.getByText('Other')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Next one');
    expect(screen.queryByText('Intro')).toBeNull();
    expect(screen.queryByText(/^joy-ui: /)).toBeNull();
  });

  it('keeps the title of the article on its API tabs, and leads to them', async () => {
    await show({
      page: { ...PROPS.page, path: '/base-ui/react-button/hooks-api/', title: 'Button hooks API' },
      docsTab: 'hooks-api',
      tabs: [
        { tab: null, path: '/base-ui/react-button/' },
        { tab: 'hooks-api', path: '/base-ui/react-button/hooks-api/' },
      ],
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Button$/);
    expect(
      screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page'),
    ).toEqual([screen.getByRole('link', { name: 'Hooks API' })]);
  });

  it('opens the tab that the reader chose once', async () => {
    window.localStorage.setItem('codeblock-pm', 'pnpm');
    const radio = (value: string) => `<input type="radio" name="g" value="${value}">`;
    const html = `<div class="code-tabs" data-storage-key="pm">${radio('npm')}${radio('pnpm')}</div>`;
    await show({ blocks: [{ kind: 'html', html }] });
    expect(document.querySelector<HTMLInputElement>('input[value=pnpm]')).toBeChecked();
    window.localStorage.clear();
  });
});
