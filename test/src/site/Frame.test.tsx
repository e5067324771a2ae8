import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from '@/site/Frame';
import { pageMeta } from '@/site/pageMeta';
import { installDialog } from '../../fixtures/dialog';
import { mockSearchFetch } from '../../fixtures/searchRecords';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

function setEnvironment(variables: Record<string, string | undefined>) {
  jest.replaceProperty(process, 'env', { ...process.env, ...variables });
}

async function show(path: string, navigation: string | null = null) {
  const page = pageMeta({ path, title: 'T', description: 'D', navigation, source: null });
  render(
    <Frame page={page}>
      <h1 id="main-heading">Title</h1>
      <div className="code">
        <code>npm install</code>
        <button type="button" data-copy="">
          Copy
        </button>
      </div>
    </Frame>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const banner = () => within(screen.getByRole('banner'));

describe('Frame', () => {
  it('begins with a link to the content', async () => {
    await show('/');
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Skip to content');
    expect(first).toHaveAttribute('href', '#main-content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main-content');
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('Title');
  });

  it('leads home and to the products', async () => {
    await show('/');
    expect(banner().getByRole('link', { name: /home page/i })).toHaveAttribute('href', '/');
    const products = within(banner().getByRole('navigation', { name: 'Products' }));
    expect(products.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/material-ui/',
      '/joy-ui/',
      '/base-ui/',
      '/system/',
      '/x/',
    ]);
    expect(banner().getByRole('link', { name: 'Search' })).toBeInTheDocument();
  });

  it.each([
    ['/x/react-data-grid/', ['MUI X']],
    ['/system/', ['MUI System']],
    ['/versions/', []],
  ])('marks the product of %s', async (path, marked) => {
    await show(path);
    const links = within(banner().getByRole('navigation', { name: 'Products' })).getAllByRole(
      'link',
    );
    expect(
      links
        .filter((link) => link.getAttribute('aria-current') === 'true')
        .map((link) => link.textContent),
    ).toEqual(marked);
  });

  it('has a side navigation, and a button that opens it, on pages of a product', async () => {
    await show('/joy-ui/react-button/', 'joy-ui');
    expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument();
    expect(banner().getByRole('button', { name: 'Open main navigation' })).toHaveAttribute(
      'popovertarget',
      'side-nav',
    );
  });

  it.each([
    ['joy-ui', '/joy-ui/react-button/'],
    ['material-ui', '/material-ui/react-button/'],
  ])('searches pages of the product being read first: %s', async (id, first) => {
    installDialog();
    mockSearchFetch();
    await show(`/${id}/`, id);
    await userEvent.click(banner().getByRole('link', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'button');
    const [found] = await screen.findAllByRole('option');
    expect(found).toHaveAttribute('href', first);
  });

  it('has neither on other pages', async () => {
    await show('/versions/');
    expect(document.getElementById('side-nav')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open main navigation' })).toBeNull();
  });

  it('leads to the repository when one is configured', async () => {
    setEnvironment({ NEXT_PUBLIC_REPOSITORY_URL: 'https://git.example.com/docs' });
    await show('/');
    expect(banner().getByRole('link', { name: 'Source code' })).toHaveAttribute(
      'href',
      'https://git.example.com/docs',
    );
  });

  it('leads to no repository otherwise', async () => {
    setEnvironment({ NEXT_PUBLIC_REPOSITORY_URL: undefined });
    await show('/');
    expect(banner().queryByRole('link', { name: 'Source code' })).toBeNull();
  });

  it('ends with the links of the site', async () => {
    await show('/');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/blog/',
      '/versions/',
      '/search/',
    ]);
  });

  it('tells a screen reader that code was copied, each time', async () => {
    Object.assign(navigator, { clipboard: { writeText: () => Promise.resolve() } });
    await show('/');
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    const said: (string | null)[] = [];
    for (let time = 0; time < 2; time += 1) {
      fireEvent.click(within(screen.getByRole('main')).getByRole('button'));
      await act(() => Promise.resolve());
      said.push(status.textContent);
    }
    expect(said.map((text) => text?.trim())).toEqual(['Copied', 'Copied']);
    expect(said[0]).not.toBe(said[1]);
    Reflect.deleteProperty(navigator, 'clipboard');
  });
});
