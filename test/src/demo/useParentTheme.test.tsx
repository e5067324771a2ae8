import { act, render, screen } from '@testing-library/react';
import { THEME_WANTED } from '@/demo/frameTheme';
import { useParentTheme } from '@/demo/useParentTheme';
import { ThemeProvider, useThemeValue } from '@/theme/ThemeProvider';

const THEME = { dense: true, direction: 'rtl', spacing: 12 };
const ORIGIN = 'http://localhost';

function Page() {
  useParentTheme();
  return (
    <p>
      {[useThemeValue('direction'), useThemeValue('dense'), useThemeValue('spacing')].join(' ')}
    </p>
  );
}

const shown = () => screen.getByText(/ltr|rtl/).textContent;

const say = (message: Partial<MessageEventInit>) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { origin: ORIGIN, ...message })));

/** Shows the page in a frame of another one. */
function showInFrame() {
  const element = document.body.appendChild(document.createElement('iframe'));
  const parent = element.contentWindow as Window;
  const post = jest.spyOn(parent, 'postMessage').mockImplementation(() => undefined);
  jest.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  const view = render(<Page />, { wrapper: ThemeProvider });
  return { ...view, parent, posted: () => post.mock.calls as unknown[][] };
}

describe('useParentTheme', () => {
  it('asks the page around it, and nobody of another site', () => {
    const { posted } = showInFrame();
    expect(posted()).toEqual([[THEME_WANTED, ORIGIN]]);
  });

  it('takes the theme over', () => {
    const { parent } = showInFrame();
    expect(shown()).toBe('ltr false 8');
    say({ source: parent, data: THEME });
    expect(shown()).toBe('rtl true 12');
  });

  it.each<[string, (parent: Window) => Partial<MessageEventInit>]>([
    ['another site', (parent) => ({ source: parent, data: THEME, origin: 'https://evil.example' })],
    ['an opaque origin', (parent) => ({ source: parent, data: THEME, origin: 'null' })],
    ['itself', () => ({ source: window, data: THEME })],
    ['no window', () => ({ source: null, data: THEME })],
    ['its parent, when it is no theme', (parent) => ({ source: parent, data: { dense: true } })],
    [
      'its parent, when it is beyond limits',
      (parent) => {
        return { source: parent, data: { ...THEME, spacing: 999 } };
      },
    ],
  ])('takes nothing from %s', (_who, message) => {
    const { parent } = showInFrame();
    say(message(parent));
    expect(shown()).toBe('ltr false 8');
  });

  it('does nothing in a page that stands in no frame', () => {
    const post = jest.spyOn(window, 'postMessage');
    render(<Page />, { wrapper: ThemeProvider });
    say({ source: window, data: THEME });
    expect(post).not.toHaveBeenCalled();
    expect(shown()).toBe('ltr false 8');
  });

  it('stops listening when it goes', () => {
    const forget = jest.spyOn(window, 'removeEventListener');
    const { unmount } = showInFrame();
    unmount();
    expect(forget.mock.calls.map(([type]) => type)).toContain('message');
  });
});
