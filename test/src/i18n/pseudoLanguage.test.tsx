import '../../fixtures/serverGlobals';
import { act, fireEvent, screen } from '@testing-library/react';
import { productIdentifiers } from '@data/productIdentifiers';
import { products } from '@data/products';
import { SideNav } from '@/navigation/SideNav';
import { pageTitle } from '@/products/pageTitle';
import { flattenPages } from '@/products/pageTree';
import type { PageEntry } from '@/products/types';
import { SearchDialog } from '@/search/SearchDialog';
import { Frame } from '@/site/Frame';
import { HomePage } from '@/site/HomePage';
import { loadHomePage } from '@/site/loadHomePage.server';
import { NotFoundPage } from '@/site/NotFoundPage';
import { ProductPage } from '@/site/ProductPage';
import { SearchPage } from '@/site/SearchPage';
import { VersionsPage } from '@/site/VersionsPage';
import { installDialog } from '../../fixtures/dialog';
import { PSEUDO } from '../../fixtures/pseudoLanguage';
import { emitRouteEvent } from '../../fixtures/router';
import { mockSearchFetch } from '../../fixtures/searchRecords';
import { page, show } from '../../fixtures/showPseudo';

jest.mock('@/i18n/texts', () =>
  jest.requireActual<{ mockTexts: () => object }>('../../fixtures/pseudoLanguage').mockTexts(),
);
jest.mock('@/i18n/texts.server', () =>
  jest
    .requireActual<{ mockServerTexts: () => object }>('../../fixtures/pseudoLanguage')
    .mockServerTexts(),
);
jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);
beforeAll(() => installDialog());

beforeEach(() => {
  mockSearchFetch([
    {
      id: 0,
      path: '/material-ui/react-button/#sizes',
      title: '⟦Button⟧',
      heading: '⟦Sizes⟧',
      text: '⟦Small buttons⟧',
      product: '⟦Material UI⟧',
    },
  ]);
});

describe('the pseudo-language', () => {
  it('shows what is no text of it', () => {
    const found = show(
      <div aria-label="Label" title="⟦Title⟧">
        ⟦in <b>bold</b> letters⟧ out <i>side</i> v5.15.1 <code>code</code>
      </div>,
    );
    expect(found()).toEqual(['div[aria-label]: Label', 'div: out', 'i: side']);
  });
});

describe('in another language', () => {
  it('the frame has all its texts from it', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: '/git/' });
    const { pages } = (await products[0]?.pages()) ?? { pages: [] };
    const titles = flattenPages(pages).map((entry) => pageTitle(entry, () => null));
    const found = show(
      <Frame page={page}>
        <h1 id="main-heading">⟦Button⟧</h1>
      </Frame>,
      {
        exceptions: [
          { what: new Set(titles), why: 'titles of entries that have no translation' },
          { what: 'Date and Time Pickers', why: 'name of a product' },
        ],
      },
    );
    await screen.findByRole('navigation', { name: '⟦Main navigation⟧' });
    emitRouteEvent('routeChangeStart', '/', { shallow: false });
    expect(await screen.findByRole('progressbar')).toBeInTheDocument();
    expect(found()).toEqual([]);
  });

  it('code is copied and says so in it', async () => {
    Object.assign(navigator, { clipboard: { writeText: () => Promise.resolve() } });
    const found = show(
      <Frame page={{ ...page, navigation: null }}>
        <div className="code">
          <code>npm install</code>
          <button data-copy="">⟦Copy⟧</button>
        </div>
      </Frame>,
    );
    const button = screen.getByRole('button', { name: '⟦Copy⟧' });
    fireEvent.mouseOver(button);
    fireEvent.click(button);
    await act(() => Promise.resolve());
    expect(button).toHaveTextContent('⟦Copied⟧');
    expect(button).toHaveAttribute('title', '⟦or Ctrl + C⟧');
    expect(screen.getByRole('status')).toHaveTextContent('⟦Copied⟧');
    expect(found()).toEqual([]);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('the home page has all its texts from it', () => {
    const found = show(<HomePage {...loadHomePage(PSEUDO)} />, {
      exceptions: [
        {
          what: new Set(products.map(({ summary }) => summary)),
          why: 'the row of a product in data/products.ts, which has one sentence of it',
        },
      ],
    });
    expect(found()).toEqual([]);
  });

  it('the first page of a product has all its texts from it', () => {
    const cards = [{ path: '/joy-ui/a/', title: '⟦A⟧', description: '⟦B⟧' }];
    const found = show(
      <ProductPage
        page={page}
        version="5.15.1"
        packageName="@mui/material"
        install="npm install"
        groups={[{ title: '⟦Components⟧', cards }]}
      />,
    );
    expect(found()).toEqual([]);
  });

  it('the versions page has all its texts from it', () => {
    const headings = [{ id: 'here', text: '⟦Here⟧', level: 2 as const }];
    const found = show(
      <VersionsPage
        page={page}
        headings={headings}
        blocks={[{ kind: 'html', html: '<p>⟦Here⟧</p>' }]}
      />,
    );
    expect(found()).toEqual([]);
  });

  it.each(['/nothing-like-it/', '/material-ui/react-buton/'])(
    'the page of the wrong address %s has all its texts from it',
    (address) => {
      window.history.replaceState(null, '', address);
      const pages = [{ path: '/material-ui/react-button/', title: '⟦Button⟧' }];
      expect(show(<NotFoundPage page={page} pages={pages} />)()).toEqual([]);
      window.history.replaceState(null, '', '/');
    },
  );

  it.each(['', 'button', 'nothing like it'])(
    'the search for %j has all its texts from it',
    async (query) => {
      const found = show(
        <SearchDialog
          currentProduct={null}
          initialQuery={query}
          onClose={() => undefined}
          onChoose={() => undefined}
        />,
      );
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
      expect(found()).toEqual([]);
    },
  );

  it('the search has all its texts from it as a page', async () => {
    const found = show(<SearchPage page={page} records={[]} />);
    expect(found()).toEqual([]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(found()).toEqual([]);
  });

  it('the side navigation has all its texts from it, marks and menus with them', () => {
    const entry: PageEntry = { pathname: '/x/a/', title: '⟦A⟧' };
    const pages: PageEntry[] = [
      { ...entry, plan: 'pro', newFeature: true, legacy: true, unstable: true },
      { ...entry, pathname: '/x/b/', plan: 'premium', planned: true, icon: 'BookIcon' },
      { pathname: '/x/c/', subheader: 'inputs', children: [{ ...entry, pathname: '/x/d/' }] },
    ];
    const identifier = productIdentifiers['material-ui'];
    if (!identifier) throw new Error('No identifier');
    const found = show(
      <SideNav
        pages={pages}
        path="/x/a/"
        identifier={identifier}
        products={[{ name: '⟦A⟧', family: '⟦F⟧', href: '/a/' }]}
      />,
    );
    expect(screen.getByText('⟦Inputs⟧')).toBeInTheDocument();
    expect(found()).toEqual([]);
  });
});
