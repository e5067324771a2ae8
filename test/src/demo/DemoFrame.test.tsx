import { act, fireEvent, render, screen } from '@testing-library/react';
import { DemoFrame } from '@/demo/DemoFrame';
import { THEME_WANTED } from '@/demo/frameTheme';
import { ThemeProvider, useThemeDispatch } from '@/theme/ThemeProvider';
import type { ThemeAction } from '@/theme/themeReducer';
import { demoOf } from '../../fixtures/demo';

const CHANGES: ThemeAction[] = [
  { type: 'CHANGE', payload: { direction: 'rtl' } },
  { type: 'SET_DENSE', payload: true },
  { type: 'SET_SPACING', payload: 12 },
  { type: 'CHANGE', payload: { paletteMode: 'dark' } },
];

function Changes() {
  const dispatch = useThemeDispatch();
  return CHANGES.map((action, index) => (
    <button key={index} onClick={() => dispatch(action)}>
      Change {index}
    </button>
  ));
}

const page = (height: number | null) => (
  <ThemeProvider>
    <DemoFrame demo={demoOf({ options: { iframe: true, height } })} />
    <Changes />
  </ThemeProvider>
);

const frame = () => screen.getByTitle<HTMLIFrameElement>('Demo Basic');

/** Shows a frame, and tells what was posted to it from then on. */
function show() {
  const view = render(page(400));
  const target = frame().contentWindow as Window;
  const post = jest.spyOn(target, 'postMessage').mockImplementation(() => undefined);
  return { ...view, target, posted: () => post.mock.calls as unknown[][] };
}

const say = (source: Window | null, data: unknown) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { source, data })));

const THEME = { dense: false, direction: 'ltr', spacing: 8 };

describe('DemoFrame', () => {
  it('shows the demo’s own page, named and as high as asked', () => {
    show();
    expect(frame()).toHaveAttribute('src', demoOf().path);
    expect(frame()).toHaveAttribute('height', '400');
    expect(frame()).toHaveAttribute('loading', 'lazy');
  });

  it('has the height of the browser when none is given', () => {
    render(page(null));
    expect(frame()).not.toHaveAttribute('height');
  });

  it('answers its own frame with the theme, which no other site can read', () => {
    const { target, posted } = show();
    say(target, THEME_WANTED);
    expect(posted()).toEqual([[THEME, 'http://localhost']]);
  });

  it('answers nobody else, and nothing else', () => {
    const { target, posted } = show();
    const other = document.body.appendChild(document.createElement('iframe'));
    const post = jest.spyOn(other.contentWindow as Window, 'postMessage');
    say(other.contentWindow, THEME_WANTED);
    say(window, THEME_WANTED);
    say(null, THEME_WANTED);
    for (const message of ['', 'theme', null, { type: THEME_WANTED }]) say(target, message);
    expect(posted()).toEqual([]);
    expect(post).not.toHaveBeenCalled();
    other.remove();
  });

  it('tells its frame of direction, density and spacing as they change; the mode it knows itself', () => {
    const { posted } = show();
    CHANGES.forEach((_, index) => fireEvent.click(screen.getByText(`Change ${index}`)));
    expect(posted().map(([theme]) => theme)).toEqual([
      { ...THEME, direction: 'rtl' },
      { ...THEME, direction: 'rtl', dense: true },
      { direction: 'rtl', dense: true, spacing: 12 },
    ]);
  });

  it('is silent when it is gone', () => {
    const { target, posted, unmount } = show();
    unmount();
    say(target, THEME_WANTED);
    expect(posted()).toEqual([]);
  });
});
