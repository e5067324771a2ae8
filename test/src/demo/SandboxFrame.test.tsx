import { act, render } from '@testing-library/react';
import { StrictMode, type ComponentProps } from 'react';
import { READY, type FrameMessage } from '@/demo/sandbox/sandboxMessages';
import { SandboxFrame } from '@/demo/SandboxFrame';
import { ThemeStoreProvider } from '@/theme/ThemeProvider';
import { DEFAULT_THEME_STATE } from '@/theme/themeReducer';
import { createThemeStore } from '@/theme/themeStore';
import { fakeMessageChannels, sayFrom } from '../../fixtures/fakePort';

type Props = ComponentProps<typeof SandboxFrame>;

function setUp(given: Partial<Props> = {}) {
  const channels = fakeMessageChannels();
  const store = createThemeStore(() => DEFAULT_THEME_STATE);
  const props: Props = {
    title: 'Edited demo',
    code: 'one',
    language: 'TS',
    demoTheme: 'joy',
    styling: 'MUI System',
    height: 150,
    isFixed: false,
    onError: jest.fn(),
    onRendered: jest.fn(),
    onStopped: jest.fn(),
    onUnreachable: jest.fn(),
    ...given,
  };
  const element = (changes: Partial<Props> = {}) => (
    <StrictMode>
      <ThemeStoreProvider store={store}>
        <SandboxFrame {...props} {...changes} />
      </ThemeStoreProvider>
    </StrictMode>
  );
  const { container, rerender, unmount } = render(element());
  const frame = () => container.querySelector('iframe');
  const box = container.firstElementChild as HTMLElement;
  const port = () => channels.at(-1)?.port1;
  const rendered = () =>
    (port()?.posted ?? []).filter((message) => (message as { type: string }).type === 'render');
  return {
    props,
    store,
    box,
    frame,
    port,
    rendered,
    unmount,
    change: (changes: Partial<Props>) => rerender(element(changes)),
    connect: () => act(() => sayFrom(frame(), { type: READY })),
    say: (message: FrameMessage) => act(() => port()?.receive(message)),
  };
}

/** Lets time pass, and what waits for promises go on. */
const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

describe('SandboxFrame', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs the code at once, with the theme of the reader', async () => {
    const { connect, rendered, store, frame } = setUp();
    expect(frame()?.title).toBe('Edited demo');
    await wait(0);
    connect();
    expect(rendered()).toEqual([
      {
        type: 'render',
        code: 'one',
        language: 'TS',
        demoTheme: 'joy',
        styling: 'MUI System',
        theme: store.getState(),
        userLanguage: 'en',
      },
    ]);
  });

  it('runs edits when the hand has rested, and only the last of them', async () => {
    const { connect, change, rendered } = setUp();
    await wait(0);
    connect();
    change({ code: 'two' });
    await wait(299);
    change({ code: 'three' });
    await wait(299);
    expect(rendered()).toHaveLength(1);
    await wait(1);
    expect(rendered()).toHaveLength(2);
    expect(rendered()[1]).toMatchObject({ code: 'three' });
  });

  it('gives every change of the theme on without running the code again', async () => {
    const { connect, port, rendered, store } = setUp();
    await wait(0);
    connect();
    act(() => store.dispatch({ type: 'CHANGE', payload: { paletteMode: 'dark' } }));
    expect(port()?.posted.at(-1)).toEqual({ type: 'theme', theme: store.getState() });
    act(() => store.dispatch({ type: 'SET_SPACING', payload: 10 }));
    expect(port()?.posted.at(-1)).toMatchObject({ theme: { paletteMode: 'dark', spacing: 10 } });
    expect(rendered()).toHaveLength(1);
  });

  it('keeps its height until the code has run, then follows the demo', async () => {
    const { connect, say, box } = setUp();
    await wait(0);
    connect();
    say({ type: 'height', height: 40 });
    expect(box.style.height).toBe('150px');
    say({ type: 'height', height: 90 });
    say({ type: 'rendered' });
    expect(box.style.height).toBe('90px');
    say({ type: 'height', height: 120 });
    expect(box.style.height).toBe('120px');
  });

  it('keeps its height where it stands for a window', async () => {
    const { connect, say, box } = setUp({ isFixed: true });
    await wait(0);
    connect();
    say({ type: 'height', height: 90 });
    say({ type: 'rendered' });
    expect(box.style.height).toBe('150px');
  });

  it('tells of errors, and that there are none any more', async () => {
    const { connect, say, props } = setUp();
    await wait(0);
    connect();
    say({ type: 'error', message: 'broken', line: 3 });
    expect(props.onError).toHaveBeenLastCalledWith({
      message: 'broken',
      line: 3,
      column: undefined,
    });
    expect(props.onRendered).not.toHaveBeenCalled();
    say({ type: 'rendered' });
    expect(props.onError).toHaveBeenLastCalledWith(null);
    expect(props.onRendered).toHaveBeenCalledTimes(1);
  });

  it('says when its document does not answer any more, which is gone then', async () => {
    const { connect, props, frame } = setUp();
    await wait(0);
    connect();
    await wait(5000);
    expect(props.onStopped).toHaveBeenCalledTimes(1);
    expect(frame()).toBeNull();
  });

  it('leaves nothing behind', async () => {
    const { connect, port, props, change, unmount } = setUp();
    await wait(0);
    connect();
    change({ code: 'two' });
    const { posted } = port() ?? {};
    const count = posted?.length;
    unmount();
    await wait(10_000);
    expect(port()?.isClosed).toBe(true);
    expect(posted).toHaveLength(count ?? -1);
    expect(props.onStopped).not.toHaveBeenCalled();
  });
});
