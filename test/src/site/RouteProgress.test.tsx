import { act, render, screen } from '@testing-library/react';
import { RouteProgress } from '@/site/RouteProgress';
import { countRouteListeners, emitRouteEvent } from '../../fixtures/router';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

const start = (shallow = false) =>
  act(() => emitRouteEvent('routeChangeStart', '/versions/', { shallow }));
const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const bar = () => screen.queryByRole('progressbar', { name: 'The page is loading' });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('RouteProgress', () => {
  it('shows nothing while no page is loading', () => {
    render(<RouteProgress />);
    pass(10000);
    expect(bar()).toBeNull();
  });

  it('shows a bar 200 ms after a route change has begun', () => {
    render(<RouteProgress />);
    start();
    pass(199);
    expect(bar()).toBeNull();
    pass(1);
    expect(bar()).toBeInTheDocument();
  });

  it.each(['routeChangeComplete', 'routeChangeError'])('hides it on %s', (type) => {
    render(<RouteProgress />);
    start();
    pass(200);
    act(() => emitRouteEvent(type, '/versions/', { shallow: false }));
    expect(bar()).toBeNull();
  });

  it('never shows for a change that is quicker', () => {
    render(<RouteProgress />);
    start();
    pass(150);
    act(() => emitRouteEvent('routeChangeComplete', '/versions/', { shallow: false }));
    pass(10000);
    expect(bar()).toBeNull();
  });

  it('never shows for a shallow change', () => {
    render(<RouteProgress />);
    start(true);
    pass(10000);
    expect(bar()).toBeNull();
  });

  it('counts from the last change that has begun', () => {
    render(<RouteProgress />);
    start();
    pass(150);
    start();
    pass(199);
    expect(bar()).toBeNull();
    pass(1);
    expect(bar()).toBeInTheDocument();
  });

  it('leaves no timer and no listener behind', () => {
    const { unmount } = render(<RouteProgress />);
    start();
    expect(countRouteListeners()).toBe(3);
    unmount();
    expect(countRouteListeners()).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  });
});
