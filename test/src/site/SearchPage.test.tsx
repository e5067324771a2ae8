import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageMeta } from '@/site/pageMeta';
import { SearchPage } from '@/site/SearchPage';
import { router } from '../../fixtures/router';
import { mockSearchFetch } from '../../fixtures/searchRecords';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

const page = pageMeta({
  path: '/search/',
  title: 'Search',
  description: '',
  navigation: null,
  source: null,
});

async function show(query: typeof router.query) {
  mockSearchFetch();
  router.query = query;
  const view = render(<SearchPage page={page} records={[]} />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return view;
}

const field = () => screen.getByRole('combobox', { name: 'Search' });

describe('SearchPage', () => {
  it('begins empty', async () => {
    await show({});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search');
    expect(field()).toHaveValue('');
  });

  it('names no key that closes it, since nothing does', async () => {
    const { container } = await show({});
    expect(container).not.toHaveTextContent('Esc');
  });

  it('begins with the query of the address', async () => {
    await show({ q: 'grid' });
    expect(field()).toHaveValue('grid');
    expect(screen.getByRole('option')).toHaveAttribute('href', '/x/react-data-grid/');
  });

  it('takes the query also when the router learns of it later', async () => {
    const { rerender } = await show({});
    router.query = { q: 'grid' };
    rerender(<SearchPage page={page} records={[]} />);
    expect(field()).toHaveValue('grid');
    expect(await screen.findByRole('option')).toBeInTheDocument();
  });

  it('ignores a query that stands several times', async () => {
    await show({ q: ['a', 'b'] });
    expect(field()).toHaveValue('');
  });

  it('goes to what is chosen', async () => {
    await show({ q: 'grid' });
    await userEvent.type(field(), '{Enter}');
    expect(router.push.mock.calls).toEqual([['/x/react-data-grid/']]);
  });
});
