import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageErrorBoundary } from '@/site/PageErrorBoundary';
import { reloadIfReplaced } from '@/site/reloadIfReplaced';
import { expectErrors } from '../../fixtures/expectErrors';

jest.mock('@/site/reloadIfReplaced', () => ({ reloadIfReplaced: jest.fn() }));

/** Undefined: the page is well. */
let thrown: unknown;

function Fails(): null {
  throw thrown;
}

function Page() {
  return thrown === undefined ? <p>Page</p> : <Fails />;
}

const app = (path: string) => (
  <>
    <nav>Frame</nav>
    <main id="main-content" tabIndex={-1}>
      <PageErrorBoundary path={path}>
        <Page />
      </PageErrorBoundary>
    </main>
  </>
);

const chunkError = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => expectErrors());

afterEach(() => {
  thrown = undefined;
  delete process.env['NEXT_PUBLIC_REPOSITORY_URL'];
  jest.mocked(reloadIfReplaced).mockClear();
});

describe('PageErrorBoundary', () => {
  it('shows the page', () => {
    render(app('/a/'));
    expect(screen.getByText('Page')).toBeInTheDocument();
  });

  it.each([
    [new Error('<b>Oops</b>'), '<b>Oops</b>'],
    ['only text', 'only text'],
  ])('says what happened, and leaves the frame alive: %p', (error, message) => {
    thrown = error;
    render(app('/a/'));
    const alert = screen.getByRole('alert');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This page has stopped working',
    );
    expect(alert).toHaveTextContent(message);
    expect(alert.querySelector('b')).toBeNull();
    expect(screen.getByText('Frame')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(reloadIfReplaced).not.toHaveBeenCalled();
  });

  it('says the message only in production', () => {
    thrown = Object.assign(new Error('Oops'), { stack: 'Error: Oops\n    at secret.ts:1' });
    const { unmount } = render(app('/a/'));
    expect(screen.getByRole('alert')).toHaveTextContent('secret.ts');
    unmount();
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
    render(app('/a/'));
    expect(screen.getByRole('alert')).not.toHaveTextContent('secret.ts');
    expect(screen.getByRole('alert')).toHaveTextContent('Oops');
  });

  it('tries again, and gives the keyboard the page', async () => {
    thrown = new Error('Oops');
    render(app('/a/'));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    thrown = undefined;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Page')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('begins anew on another page, and not on the same', () => {
    thrown = new Error('Oops');
    const { rerender } = render(app('/a/'));
    thrown = undefined;
    rerender(app('/a/'));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    rerender(app('/b/'));
    expect(screen.getByText('Page')).toBeInTheDocument();
  });

  it('lets the reader report the error where there is a repository', () => {
    thrown = new Error(`Oops ${'x'.repeat(5000)}`);
    const { unmount } = render(app('/a/'));
    expect(screen.queryByRole('link', { name: 'Report the problem' })).toBeNull();
    unmount();
    process.env['NEXT_PUBLIC_REPOSITORY_URL'] = 'https://example.com/repo';
    render(app('/a/'));
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Report the problem' });
    const { href, searchParams } = new URL(link.href);
    expect(href).toMatch(/^https:\/\/example\.com\/repo\/issues\/new\?/);
    expect(href.length).toBeLessThan(6000);
    expect(searchParams.get('title')).toBe(`[page] ${window.location.pathname} fails`);
    expect(searchParams.get('body')).toContain('Error:\n\n    Oops xxx');
  });

  it('looks for another release when a file is missing, and offers to load the page again', () => {
    thrown = chunkError;
    render(app('/a/'));
    expect(reloadIfReplaced).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A part of this page is missing',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The site was updated');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
