import { act, screen } from '@testing-library/react';
import { createDemoHost } from '@/demo/sandbox/createDemoHost';
import { runDemo } from '@/demo/sandbox/runDemo';
import type { RenderMessage } from '@/demo/sandbox/sandboxMessages';
import { applyTheme } from '@/demo/sandbox/sandboxTheme';
import { useThemeValue } from '@/theme/ThemeProvider';
import { DEFAULT_THEME_STATE } from '@/theme/themeReducer';

// Modules are the browser's own business: see test/e2e/sandbox.spec.ts.
// jsdom cannot read the sheets of Tailwind, which begin with a scope.
jest.mock('@/demo/sandbox/tailwindInFrame', () => ({
  tailwindOf: (code: string) => Promise.resolve(`.of-${/"(.*)"/.exec(code)?.[1]}{}`),
}));
jest.mock('@/demo/sandbox/runDemo');

const MESSAGE: RenderMessage = {
  type: 'render',
  code: 'export default () => <p />;',
  language: 'TS',
  demoTheme: 'none',
  theme: DEFAULT_THEME_STATE,
  styling: 'CSS',
  userLanguage: 'en',
};

const TABLE = {
  base: '/modules/',
  files: ['a.js', 'b.js'],
  modules: { 'react/jsx-runtime': [1, 0] },
};

function setUp() {
  document.head.innerHTML = '';
  document.body.innerHTML = '<div id="demo"></div>';
  const element = document.getElementById('demo') as HTMLElement;
  const post = jest.fn();
  const { render, fail } = createDemoHost({ element, table: TABLE, post });
  const run = (Component: () => JSX.Element, message: Partial<RenderMessage> = {}) => {
    jest.mocked(runDemo).mockResolvedValueOnce(Component);
    return act(() => render({ ...MESSAGE, ...message }));
  };
  return { element, post, render, fail, run };
}

describe('createDemoHost', () => {
  it('shows a demo and says so', async () => {
    const { run, post, element } = setUp();
    await run(() => <p>shown</p>, {
      styling: 'Tailwind',
      code: '<p className="ps-3" />',
      userLanguage: 'pt',
    });
    expect(screen.getByText('shown')).toBeInTheDocument();
    expect(post.mock.calls).toEqual([[{ type: 'rendered' }]]);
    expect(element).toHaveAttribute('data-demo-styling', 'tailwind');
    expect(document.getElementById('tailwind')).toHaveTextContent('.of-ps-3{}');
    expect(document.documentElement.lang).toBe('pt');
    await run(() => <p>next</p>);
    expect(document.getElementById('tailwind')).toBeNull();
    expect(screen.queryByText('shown')).toBeNull();
  });

  it('asks for the files of a demo together', async () => {
    const { run } = setUp();
    await run(() => <p />);
    const links = [...document.querySelectorAll('link[rel=modulepreload]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'http://localhost/modules/b.js',
      'http://localhost/modules/a.js',
    ]);
  });

  it('keeps the demo that runs when the next cannot', async () => {
    const { run, render, post } = setUp();
    await run(() => <p>kept</p>);
    await act(() => render({ ...MESSAGE, code: "\nimport 'other';" }));
    expect(post).toHaveBeenLastCalledWith({
      type: 'error',
      message: 'Cannot find module other',
      line: 2,
    });
    expect(screen.getByText('kept')).toBeInTheDocument();
  });

  it('tells of an error while it renders', async () => {
    // React says it in the console too.
    jest.spyOn(console, 'error').mockImplementation();
    const { run, post, element } = setUp();
    await run(() => {
      throw new Error('broken');
    });
    expect(post.mock.calls).toEqual([
      [expect.objectContaining({ type: 'error', message: 'broken' })],
    ]);
    expect(element).toBeEmptyDOMElement();
  });

  it('lets only the newest code show', async () => {
    const { render, post, run } = setUp();
    let finish = (_Component: () => JSX.Element) => {};
    jest.mocked(runDemo).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const slow = render(MESSAGE);
    await run(() => <p>newest</p>);
    finish(() => <p>late</p>);
    await act(() => slow);
    expect(screen.queryByText('late')).toBeNull();
    expect(screen.getByText('newest')).toBeInTheDocument();
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('stands demos under the theme of the page, which changes without a new run', async () => {
    const { run } = setUp();
    await run(
      function Demo() {
        return <p>{`${useThemeValue('direction')} ${useThemeValue('spacing')}`}</p>;
      },
      { theme: { ...DEFAULT_THEME_STATE, spacing: 10 } },
    );
    expect(screen.getByText('ltr 10')).toBeInTheDocument();
    jest.mocked(runDemo).mockClear();
    act(() =>
      applyTheme({ ...DEFAULT_THEME_STATE, direction: 'rtl', spacing: 4, paletteMode: 'dark' }),
    );
    expect(screen.getByText('rtl 4')).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-mui-color-scheme', 'dark');
    expect(document.documentElement.dir).toBe('rtl');
    expect(runDemo).not.toHaveBeenCalled();
    act(() => applyTheme(DEFAULT_THEME_STATE));
  });
});
