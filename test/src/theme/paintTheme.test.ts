import { paintTheme, schemeOf, skipTransitions } from '@/theme/paintTheme';

const LIGHT = { paletteMode: 'light', direction: 'ltr', paletteColors: {} } as const;
const DARK = { ...LIGHT, paletteMode: 'dark' };
const RED = { ...LIGHT, paletteColors: { primary: { main: '#ff0000' } } };

const { documentElement: html, head, body } = document;

beforeEach(() => {
  head.innerHTML =
    '<meta name="theme-color" content="" media="(prefers-color-scheme: light)">' +
    '<meta name="theme-color" content="" media="(prefers-color-scheme: dark)">' +
    '<meta name="description" content="D">';
  body.className = 'other';
  for (const element of [html, body]) element.removeAttribute('dir');
});

const paletteStyles = () => [...document.querySelectorAll('style')];

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

  it('has one style sheet of the chosen palette, and none when nothing is chosen', () => {
    paintTheme(LIGHT);
    expect(paletteStyles()).toEqual([]);
    paintTheme(RED);
    expect(paletteStyles()).toHaveLength(1);
    expect(paletteStyles()[0]?.textContent).toContain('--mui-palette-primary-main:#ff0000');
    paintTheme({ ...LIGHT, paletteColors: { primary: { main: '#00ff00' } } });
    expect(paletteStyles()).toHaveLength(1);
    expect(paletteStyles()[0]?.textContent).not.toContain('#ff0000');
    paintTheme(LIGHT);
    expect(paletteStyles()).toEqual([]);
  });

  it('touches nothing that is painted already', async () => {
    paintTheme({ ...RED, paletteMode: 'dark', direction: 'rtl' });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => void changes.push(...records));
    observer.observe(html, { attributeFilter: ['dir', 'data-mui-color-scheme'] });
    observer.observe(head, { subtree: true, childList: true, characterData: true });
    paintTheme({ ...RED, paletteMode: 'dark', direction: 'rtl' });
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
    const finish = jest.fn();
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
