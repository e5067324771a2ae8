import { paintTheme, schemeOf, skipTransitions } from '@/theme/paintTheme';

const LIGHT = { paletteMode: 'light', direction: 'ltr' } as const;
const DARK = { ...LIGHT, paletteMode: 'dark' };

const { documentElement: html, head, body } = document;

beforeEach(() => {
  head.innerHTML =
    '<meta name="theme-color" content="" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="" media="(prefers-color-scheme: dark)">' +
    '<meta name="description" content="D">';
  body.className = 'other';
  for (const element of [html, body]) element.removeAttribute('dir');
});

describe('schemeOf', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', 'light'],
    ['Dark', 'light'],
    ['', 'light'],
    ['undefined', 'light'],
  ])('paints %j %s', (mode, scheme) => {
    expect(schemeOf(mode)).toBe(scheme);
  });
});

describe('paintTheme', () => {
  it.each([
    [DARK, 'dark'],
    [LIGHT, 'light'],
    [{ ...LIGHT, paletteMode: 'sepia' }, 'light'],
  ])('marks the document: %j is %s', (state, scheme) => {
    paintTheme(state);
    expect(html).toHaveAttribute('data-mui-color-scheme', scheme);
    expect(body).toHaveClass(`mode-${scheme}`, 'other');
  });

  it('has one class of the mode, never both', () => {
    for (const state of [DARK, LIGHT, DARK, DARK]) {
      paintTheme(state);
      const classes = [...body.classList].filter((name) => name.startsWith('mode-'));
      expect(classes).toEqual([`mode-${state.paletteMode}`]);
    }
  });

  it('colors the surroundings of the page, whatever the system prefers', () => {
    const colors = () =>
      [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('content'));
    paintTheme(DARK);
    expect(colors()).toEqual(['#101418', '#101418', 'D']);
    paintTheme({ ...LIGHT, paletteMode: 'sepia' });
    expect(colors()).toEqual(['#0072E5', '#0072E5', 'D']);
  });

  it('turns the document and its body', () => {
    paintTheme({ ...LIGHT, direction: 'rtl' });
    expect([html.dir, body.dir]).toEqual(['rtl', 'rtl']);
    paintTheme(LIGHT);
    expect([html.dir, body.dir]).toEqual(['ltr', 'ltr']);
  });

  it('touches nothing that is painted already', async () => {
    paintTheme({ ...DARK, direction: 'rtl' });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void changes.push(...records));
    observer.observe(html, { attributeFilter: ['dir', 'data-mui-color-scheme'] });
    paintTheme({ ...DARK, direction: 'rtl' });
    await Promise.resolve();
    observer.disconnect();
    expect(changes).toEqual([]);
  });
});

describe('skipTransitions', () => {
  afterEach(() => {
    for (const name of ['CSSTransition', 'getAnimations'])
      for (const owner of [globalThis, document]) Reflect.deleteProperty(owner, name);
  });

  it('ends transitions, and leaves other animations alone', () => {
    const finish = jest.fn<void, [string]>();
    class CSSTransition {
      finish = () => finish('transition');
    }
    const animation = { finish: () => finish('animation') };
    Object.assign(globalThis, { CSSTransition });
    Object.assign(document, { getAnimations: () => [animation, new CSSTransition()] });
    skipTransitions();
    expect(finish.mock.calls).toEqual([['transition']]);
  });

  it('does nothing where the browser knows no animations', () => {
    expect(() => skipTransitions()).not.toThrow();
  });
});
