import { act, fireEvent, render, screen } from '@testing-library/react';
import copyToClipboard from 'clipboard-copy';
import { products } from '@data/products';
import { PageActions } from '@/site/PageActions';
import type { PageMeta } from '@/site/pageProps';

jest.mock('clipboard-copy', () => ({ __esModule: true, default: jest.fn() }));

const PAGE: PageMeta = {
  path: '/material-ui/react-button/',
  title: 'Button',
  description: 'Starts an action.',
  productId: 'material-ui',
  productCategoryId: 'core',
  navigation: 'material-ui',
  source: 'data/material-ui/react-button.md',
};

const copyText = copyToClipboard as jest.MockedFunction<typeof copyToClipboard>;
const fetchText = jest.fn<Promise<Pick<Response, 'ok' | 'status' | 'text'>>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  copyText.mockReset().mockResolvedValue(undefined);
  fetchText
    .mockReset()
    .mockResolvedValue({ ok: true, status: 200, text: () => Promise.resolve('# Button') });
  Object.assign(globalThis, { fetch: fetchText });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  Reflect.deleteProperty(navigator, 'clipboard');
});

function setRepository(url: string | undefined) {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: url });
}

/** Presses the button that copies, and waits for what comes of it. */
async function copy() {
  // Nothing but promises is waited for.
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await jest.advanceTimersByTimeAsync(0);
  });
}

describe('PageActions', () => {
  it('copies the page as Markdown, says so, and says it no more after two seconds', async () => {
    render(<PageActions page={PAGE} />);
    await copy();
    expect(fetchText).toHaveBeenCalledWith('/material-ui/react-button.md');
    expect(copyText).toHaveBeenCalledWith('# Button');
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(2000));
    expect(screen.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('asks the clipboard while the press is handled, before the text is there', async () => {
    const write = jest.fn<Promise<void>, [unknown[]]>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
    Object.assign(globalThis, {
      ClipboardItem: class {
        constructor(readonly parts: Record<string, Promise<Blob>>) {}
      },
    });
    render(<PageActions page={PAGE} />);
    fireEvent.click(screen.getByRole('button'));
    expect(write).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    expect(copyText).not.toHaveBeenCalled();
  });

  it('copies otherwise where the clipboard does not wait for a text', async () => {
    const write = jest.fn().mockRejectedValue(new Error('no promises'));
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
    Object.assign(globalThis, { ClipboardItem: class {} });
    render(<PageActions page={PAGE} />);
    await copy();
    expect(copyText).toHaveBeenCalledWith('# Button');
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
  });

  it.each([
    ['the text cannot be loaded', () => fetchText.mockRejectedValue(new Error('offline'))],
    [
      'there is no such text',
      () =>
        fetchText.mockResolvedValue({ ok: false, status: 404, text: () => Promise.resolve('') }),
    ],
    ['the clipboard refuses', () => copyText.mockRejectedValue(new Error('not allowed'))],
  ])('says that nothing was copied when %s', async (_, fail) => {
    fail();
    render(<PageActions page={PAGE} />);
    await copy();
    expect(screen.getByRole('status')).toHaveTextContent('Could not be copied');
  });

  it('leads to the copy in Markdown', () => {
    render(<PageActions page={PAGE} />);
    expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/material-ui/react-button.md',
    );
  });

  it('leads to a report with the page, its version and its source', () => {
    setRepository('https://git.example.com/docs');
    render(<PageActions page={PAGE} />);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Report an issue' });
    const body = new URL(href).searchParams.get('body');
    expect(body).toContain(
      `Page: /material-ui/react-button/\nVersion: @mui/material ${products[0]?.version}\nSource: ${PAGE.source}`,
    );
  });

  it('tells of the address where the reader is, when the page is read at another', () => {
    setRepository('https://git.example.com/docs');
    render(<PageActions page={{ ...PAGE, path: '/404/' }} address="/material-ui/buton/" />);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Report an issue' });
    expect(new URL(href).searchParams.get('body')).toContain('Page: /material-ui/buton/\n');
  });

  it('names the version of the library that a single demo is of', () => {
    setRepository('https://git.example.com/docs');
    const path = '/demos/material-ui/react-button/Basic/';
    render(<PageActions page={{ ...PAGE, path, navigation: null }} />);
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Report an issue' });
    expect(new URL(href).searchParams.get('body')).toContain('Version: @mui/material ');
  });

  it('has only the report on a page without a copy, and nothing without a repository', () => {
    setRepository('https://git.example.com/docs');
    const page = { ...PAGE, path: '/search/' };
    const { container, rerender } = render(<PageActions page={page} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    setRepository(undefined);
    rerender(<PageActions page={{ ...page }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
