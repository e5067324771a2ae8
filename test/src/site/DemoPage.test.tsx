import { act, render, screen } from '@testing-library/react';
import { DemoPage } from '@/site/DemoPage';
import { pageMeta } from '@/site/pageMeta';
import type { DemoPageProps } from '@/site/pageProps';
import { SiteProviders } from '@/site/SiteProviders';
import { codeOf, demoOf, serveDemoCode } from '../../fixtures/demo';
import { expectErrors } from '../../fixtures/expectErrors';
import { openCode } from '../../fixtures/showDemo';

jest.mock('@/demo/loadThemedDemo', () => ({
  loadThemedDemo: (product: { id: string }, { module }: { module: string }) =>
    Promise.resolve({ default: () => <p>{`${product.id}: ${module}`}</p> }),
}));
jest.mock('@/demo/EditableCode', () =>
  jest
    .requireActual<{ mockEditableCode: () => object }>('../../fixtures/demoParts')
    .mockEditableCode(),
);
// Outside of a page of Next.js it draws nothing.
jest.mock('next/head', () => ({
  __esModule: true,
  default: ({ children }: { children: React.ReactNode }) => (
    <div data-testid="head">{children}</div>
  ),
}));

const demo = demoOf({
  options: { iframe: true, bg: 'true', height: 400, maxWidth: 300, defaultCodeOpen: true },
});

const PROPS: DemoPageProps = {
  page: pageMeta({ path: demo.path, title: 'T', description: 'D', navigation: null, source: null }),
  userLanguage: 'en',
  productId: 'joy-ui',
  article: { path: '/joy-ui/react-button/', title: 'Button' },
  demo,
  code: codeOf(demo),
};

const page = (changes: Partial<DemoPageProps>) => (
  <SiteProviders userLanguage="en" emotionCache={null}>
    <DemoPage {...PROPS} {...changes} />
  </SiteProviders>
);

async function show(changes: Partial<DemoPageProps> = {}) {
  render(page(changes));
  await screen.findByText('joy-ui: react-button/Basic');
  await screen.findByRole('toolbar');
}

describe('DemoPage', () => {
  it('leads back to the demo in its article', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Back to Button' })).toHaveAttribute(
      'href',
      '/joy-ui/react-button/#Basic',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Basic');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main-content');
  });

  it('shows the demo itself, where an article has it in a frame, as wide as the window', async () => {
    await show();
    expect(screen.queryByTitle('Demo Basic')).toBeNull();
    expect(document.querySelector('[data-bg]')).toHaveAttribute('data-bg', 'inline');
    expect(document.querySelector<HTMLElement>('[data-demo-styling]')?.style.maxWidth).toBe('');
  });

  it('has its code below it, for reading without script', async () => {
    await show();
    expect(document.getElementById('source')?.innerHTML).toBe('<i>// MUI System TS</i>');
  });

  it('shows the code from the toolbar, closed at first', async () => {
    serveDemoCode(demo);
    await show();
    expect(document.getElementById('Basic-preview')).toBeNull();
    expect(await openCode()).toHaveValue('// MUI System TS');
  });

  it('keeps search engines away: the article is what is to be found', async () => {
    await show();
    const robots = screen.getByTestId('head').querySelector('meta[name=robots]');
    expect(robots).toHaveAttribute('content', 'noindex');
  });

  it('takes the theme of the page around it over', async () => {
    const parent = document.body.appendChild(document.createElement('iframe')).contentWindow;
    jest.spyOn(parent as Window, 'postMessage').mockImplementation(() => undefined);
    jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as Window);
    await show();
    const data = { dense: false, direction: 'rtl', spacing: 8 };
    const origin = window.location.origin;
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { source: parent, origin, data }));
    });
    expect(document.body).toHaveAttribute('dir', 'rtl');
  });

  it('fails for a product that is not there', () => {
    expectErrors();
    expect(() => render(page({ productId: 'none' }))).toThrow(
      'The demo Basic belongs to no product',
    );
  });
});
