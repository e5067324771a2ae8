import { act, render, screen, within } from '@testing-library/react';
import { Demo } from '@/demo/Demo';
import type { DemoOptions } from '@/lib/demoOptions';
import { FakeIntersectionObserver } from '../../fixtures/FakeIntersectionObserver';

// It watches the demo too, with an observer of its own.
jest.mock('@/demo/useRestWhileFar', () => ({ useRestWhileFar: () => undefined }));

const OPTIONS: DemoOptions = {
  bg: 'outlined',
  maxWidth: null,
  height: null,
  defaultCodeOpen: false,
  hideToolbar: false,
};

const load = jest.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue({ default: () => <p>Live</p> });
});

afterEach(() => FakeIntersectionObserver.remove());

async function show(options: Partial<DemoOptions> = {}, sourceHtml = '<span class="k">a</span>') {
  render(
    <Demo name="Basic" options={{ ...OPTIONS, ...options }} sourceHtml={sourceHtml} load={load} />,
  );
  await screen.findByText('Live');
}

const section = () => screen.getByRole('region', { name: 'Demo Basic' });
const source = () => section().querySelector('details');
const stage = () => section().querySelector<HTMLElement>('[data-bg]');
const example = () => stage()?.firstElementChild as HTMLElement | null;

describe('Demo', () => {
  it('is a named section whose anchor is the name of the demo', async () => {
    await show();
    expect(section()).toHaveAttribute('id', 'Basic');
    expect(within(section()).getByText('Live')).toBeInTheDocument();
  });

  it('has its coloured source, closed, with a button that copies it', async () => {
    await show();
    expect(source()).not.toHaveAttribute('open');
    expect(source()?.querySelector('summary')).toHaveTextContent('Show code');
    expect(source()?.querySelector('code')?.innerHTML).toBe('<span class="k">a</span>');
    const button = source()?.querySelector('button');
    expect(button).toHaveAttribute('data-copy');
    expect(button).toHaveTextContent('Copy');
    expect(button?.parentElement?.querySelector('code')).toHaveTextContent('a');
  });

  it('shows the source at once when asked', async () => {
    await show({ defaultCodeOpen: true });
    expect(source()).toHaveAttribute('open');
  });

  it('shows the component alone when asked', async () => {
    await show({ hideToolbar: true });
    expect(source()).toBeNull();
    expect(section().querySelector('code, button')).toBeNull();
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

  it('asks for its code only when it comes near the window', async () => {
    FakeIntersectionObserver.install();
    render(<Demo name="Basic" options={OPTIONS} sourceHtml="a" load={load} />);
    const [observer] = FakeIntersectionObserver.all;

    await act(async () => {
      observer?.report(false);
      await Promise.resolve();
    });
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryByText('Live')).toBeNull();

    await act(async () => {
      observer?.report(true);
      await Promise.resolve();
    });
    expect(load).toHaveBeenCalledTimes(1);
    expect(await screen.findByText('Live')).toBeInTheDocument();
  });

  it('watches its own section when the page before had a demo of the same name', async () => {
    FakeIntersectionObserver.install();
    const demo = <Demo name="Same" options={OPTIONS} sourceHtml="a" load={load} />;
    const { rerender } = render(<div key="a">{demo}</div>);
    rerender(<div key="b">{demo}</div>);
    const [before, now] = FakeIntersectionObserver.all;
    expect(before?.disconnected).toBe(true);
    expect(now?.observed[0]?.isConnected).toBe(true);

    await act(async () => {
      now?.report(true);
      await Promise.resolve();
    });
    expect(await screen.findByText('Live')).toBeInTheDocument();
  });

  it('asks for its code once, however often the page renders', async () => {
    const { rerender } = render(<Demo name="Basic" options={OPTIONS} sourceHtml="a" load={load} />);
    await screen.findByText('Live');
    rerender(<Demo name="Basic" options={{ ...OPTIONS, height: 9 }} sourceHtml="a" load={load} />);
    await screen.findByText('Live');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
