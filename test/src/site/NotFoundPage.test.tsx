import { render, screen, within } from '@testing-library/react';
import { NotFoundPage } from '@/site/NotFoundPage';
import { pageMeta } from '@/site/pageMeta';

const PAGES = [
  { path: '/material-ui/', title: 'Material UI' },
  { path: '/material-ui/react-button/', title: 'Button - Material UI' },
  { path: '/joy-ui/react-button/', title: 'Button - Joy UI' },
  { path: '/versions/', title: 'Versions' },
];
const page = pageMeta({
  path: '/404/',
  title: '',
  description: '',
  navigation: null,
  source: null,
});

/** Opens a wrong address; says where the page sends the reader on to. */
function open(address: string): string[] {
  window.history.replaceState(null, '', address);
  // Locations of jsdom cannot be replaced; what they are made of can be watched.
  const symbol = Object.getOwnPropertySymbols(window.location)[0] as symbol;
  const location = Reflect.get(window.location, symbol) as { replace: (url: string) => void };
  const sentTo: string[] = [];
  jest.spyOn(location, 'replace').mockImplementation((url) => void sentTo.push(url));
  render(<NotFoundPage page={page} pages={PAGES} />);
  return sentTo;
}

const offered = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('NotFoundPage', () => {
  it('says what has happened', () => {
    open('/nothing/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist');
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('id', 'main-heading');
  });

  it('offers the pages with the nearest addresses', () => {
    open('/material-ui/react-buton/');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Pages with a similar address',
    );
    expect(offered()[0]).toBe('/material-ui/react-button/');
    expect(screen.getByText('Button - Material UI')).toBeInTheDocument();
    expect(screen.getByText('/material-ui/react-button/')).toBeInTheDocument();
  });

  it('offers the products where no address is near', () => {
    open('/qqqq/');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Products');
    expect(offered()).toEqual(['/material-ui/', '/joy-ui/', '/base-ui/', '/system/', '/x/']);
  });

  it.each([
    ['/zh/versions/', '/versions/'],
    ['/en/versions/', '/versions/'],
    ['/pt/versions', '/versions'],
    ['/de/', '/'],
    ['/zh/joy-ui/react-button/?a=1#sizes', '/joy-ui/react-button/?a=1#sizes'],
    // No page, but a host without redirects has a document there that leads on.
    ['/fr/components/buttons/', '/components/buttons/'],
    ['/zh//evil.example/', '/evil.example/'],
    ['/zh/\\/evil.example/', '/evil.example/'],
  ])('sends %s on to the page without the language', (address, target) => {
    expect(open(address)).toEqual([target]);
  });

  it.each(['/it/versions/', '/zhang/', '/version/', '/versions'])(
    'sends nobody on from %s',
    (address) => {
      expect(open(address)).toEqual([]);
    },
  );
});
