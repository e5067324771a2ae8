import { act, render, screen, within } from '@testing-library/react';
import { Demo } from '@/demo/Demo';
import type { ShownDemo } from '@/demo/demoTypes';
import type { DemoOptions } from '@/lib/demoOptions';
import { SiteProviders } from '@/site/SiteProviders';
import { FakeIntersectionObserver } from '../../fixtures/FakeIntersectionObserver';
import { forgetEverythingKept } from '../../fixtures/blocked';
import { demoOf, productOf } from '../../fixtures/demo';
import { renderDemo } from '../../fixtures/showDemo';

// It watches the demo too, with an observer of its own.
jest.mock('@/demo/useRestWhileFar', () => ({ useRestWhileFar: () => undefined }));

const load = jest.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue({ default: () => <p>Live</p> });
});

afterEach(() => {
  FakeIntersectionObserver.remove();
  forgetEverythingKept();
});

async function show(options: Partial<DemoOptions> = {}) {
  renderDemo(demoOf({ options }), { loadDemo: load });
  await screen.findByText('Live');
}

const section = () => screen.getByRole('region', { name: 'Demo Basic' });
const stage = () => section().querySelector<HTMLElement>('[data-bg]');
const example = () => section().querySelector<HTMLElement>('[data-demo-styling]');
const toolbar = () => screen.findByRole('toolbar', { name: 'Source of the demo Basic' });

/** A demo in a page of its own, to be rendered again. */
const page = (demo: ShownDemo = demoOf(), key = '') => (
  <SiteProviders key={key} userLanguage="en" emotionCache={null}>
    <Demo demo={demo} product={productOf(load)} previewHtml="a" />
  </SiteProviders>
);

const report = (observers: readonly FakeIntersectionObserver[], isIntersecting: boolean) =>
  act(async () => {
    for (const observer of observers) observer.report(isIntersecting);
    await Promise.resolve();
  });

describe('Demo', () => {
  it('is a named section whose anchor is the name of the demo', async () => {
    await show();
    expect(section()).toHaveAttribute('id', 'Basic');
    expect(within(section()).getByText('Live')).toBeInTheDocument();
  });

  it('is loaded by its path inside the product', async () => {
    await show();
    expect(load.mock.calls).toEqual([['react-button/Basic']]);
  });

  it('has its toolbar, and below it its colored preview, with a button that copies it', async () => {
    await show();
    expect(section()).toContainElement(await toolbar());
    const code = section().querySelector('.code');
    expect(code?.querySelector('code')?.innerHTML).toBe('<b>preview</b>');
    expect(code?.querySelector('[data-copy]')).toHaveTextContent('Copy');
  });

  it('shows the component alone when asked', async () => {
    await show({ hideToolbar: true });
    // Longer than the toolbar takes.
    await act(() => import('@/demo/DemoPanel'));
    expect(section().querySelector('code, button, a')).toBeNull();
  });

  it.each(['outlined', 'true', 'inline', 'gradient', 'playground'] as const)(
    'stands on the background %s',
    async (bg) => {
      await show({ bg });
      expect(stage()).toHaveAttribute('data-bg', bg);
    },
  );

  it('is no wider and no less high than asked', async () => {
    await show({ maxWidth: 400, height: 250 });
    expect(stage()).toHaveStyle({ minHeight: '250px' });
    expect(example()).toHaveStyle({ maxWidth: '400px' });
  });

  it('has no limits by default', async () => {
    await show();
    expect(stage()?.style.minHeight).toBe('');
    expect(example()?.style.maxWidth).toBe('');
  });

  it('asks for its code, and for its toolbar, only when it comes near the window', async () => {
    FakeIntersectionObserver.install();
    render(page());
    await report(FakeIntersectionObserver.all, false);
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryByText('Live')).toBeNull();
    expect(screen.queryByRole('toolbar')).toBeNull();

    await report(FakeIntersectionObserver.all, true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Live')).toBeInTheDocument();
    expect(await toolbar()).toBeInTheDocument();
  });

  it('watches its own section when the page before had a demo of the same name', async () => {
    FakeIntersectionObserver.install();
    const { rerender } = render(page(demoOf(), 'a'));
    const before = [...FakeIntersectionObserver.all];
    rerender(page(demoOf(), 'b'));
    const now = FakeIntersectionObserver.all.slice(before.length);
    expect(before.map(({ disconnected }) => disconnected)).toEqual([true, true]);
    expect(now.map(({ observed }) => observed[0]?.isConnected)).toEqual([true, true]);

    await report(now, true);
    expect(await screen.findByText('Live')).toBeInTheDocument();
    expect(await toolbar()).toBeInTheDocument();
  });

  it('asks for its code once, however often the page renders', async () => {
    const { rerender } = render(page());
    await screen.findByText('Live');
    rerender(page(demoOf({ options: { height: 9 } })));
    await screen.findByText('Live');
    expect(stage()).toHaveStyle({ minHeight: '9px' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stands in a frame of its own when asked', async () => {
    renderDemo(demoOf({ options: { iframe: true, height: 400 } }), { loadDemo: load });
    expect(await toolbar()).toBeInTheDocument();
    expect(screen.getByTitle('Demo Basic')).toHaveAttribute('src', demoOf().path);
    expect(load).not.toHaveBeenCalled();
  });
});
