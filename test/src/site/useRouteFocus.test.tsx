import { render, screen } from '@testing-library/react';
import { useRouteFocus } from '@/site/useRouteFocus';
import { countRouteListeners, emitRouteEvent } from '../../fixtures/router';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

function Page() {
  useRouteFocus();
  return (
    <>
      <button type="button">Button</button>
      <h2 id="größe">Section</h2>
      <h1 id="main-heading" tabIndex={-1}>
        Title
      </h1>
    </>
  );
}

function goTo(address: string) {
  window.history.replaceState(null, '', address);
  emitRouteEvent('routeChangeComplete', address, { shallow: false });
}

beforeEach(() => window.history.replaceState(null, '', '/first/'));

describe('useRouteFocus', () => {
  it('leaves the focus alone on the first page', () => {
    render(<Page />);
    expect(document.body).toHaveFocus();
  });

  it('moves the focus to the heading of the next page', () => {
    render(<Page />);
    screen.getByRole('button').focus();
    goTo('/second/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each(['/first/#a', '/first/?tab=1'])('leaves it alone within a page: %s', (address) => {
    render(<Page />);
    screen.getByRole('button').focus();
    goTo(address);
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('moves it to what the anchor of the address names', () => {
    render(<Page />);
    screen.getByRole('button').focus();
    goTo(`/second/#${encodeURIComponent('größe')}`);
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('leaves it where it is when the anchor names nothing', () => {
    render(<Page />);
    screen.getByRole('button').focus();
    goTo('/second/#gone');
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('stops listening when its owner goes', () => {
    const { unmount } = render(<Page />);
    expect(countRouteListeners()).toBe(1);
    unmount();
    expect(countRouteListeners()).toBe(0);
  });
});
