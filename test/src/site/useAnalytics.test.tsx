import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { trackWebVitals } from '@/analytics/trackWebVitals';
import { useCodeStyling, useCodeVariant } from '@/preferences/CodePreferencesProvider';
import { SiteProviders } from '@/site/SiteProviders';
import { useAnalytics } from '@/site/useAnalytics';
import { modePreference } from '@/theme/themePreferences';
import { DARK_QUERY } from '@/theme/storedTheme';
import { forgetEverythingKept } from '../../fixtures/blocked';
import {
  analyticsScripts,
  commands,
  ID,
  removeAnalytics,
  sentEvents,
  sentProperties,
} from '../../fixtures/dataLayer';
import { setMedia } from '../../fixtures/mediaQueries';
import { router } from '../../fixtures/router';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);
jest.mock('@/analytics/trackWebVitals', () => ({ trackWebVitals: jest.fn() }));

/** Buttons for the choices that are followed. */
function Choices() {
  const [, setVariant] = useCodeVariant();
  const [, setStyling] = useCodeStyling();
  return (
    <>
      <button onClick={() => setVariant('JS')}>JS</button>
      <button onClick={() => setStyling('CSS')}>CSS</button>
    </>
  );
}

function Tracking() {
  useAnalytics(ID);
  return (
    <button data-ga-event-category="header" data-ga-event-action="press">
      Menu
    </button>
  );
}

const page = () => (
  <StrictMode>
    <SiteProviders userLanguage="en" emotionCache={null}>
      <Choices />
      <Tracking />
    </SiteProviders>
  </StrictMode>
);

const button = (name: string) => screen.getByRole('button', { name });

/** Makes the address bar, the router and the title those of a page. */
function arrive(address: string, title: string) {
  window.history.replaceState(null, '', address);
  router.asPath = address;
  document.title = title;
}

function openPage(address: string, title = 'Title') {
  arrive(address, title);
  const { rerender, unmount } = render(page());
  const goTo = (next: string, nextTitle = 'Title') => {
    arrive(next, nextTitle);
    rerender(page());
  };
  return { goTo, unmount };
}

const wait = () => act(() => jest.advanceTimersByTime(0));

/** The names and paths of the page views so far. */
const viewedPaths = () =>
  sentEvents().map(([name, payload]) => [
    name,
    (payload as { page_location: string }).page_location,
  ]);

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  removeAnalytics();
  act(() => modePreference.set(null));
  forgetEverythingKept();
  window.history.replaceState(null, '', '/');
});

describe('useAnalytics', () => {
  it('starts Google Analytics first, and the measuring of page loads', () => {
    openPage('/');
    expect(
      commands()
        .slice(0, 2)
        .map(([command]) => command),
    ).toEqual(['js', 'config']);
    expect(analyticsScripts()).toHaveLength(1);
    expect(trackWebVitals).toHaveBeenCalled();
  });

  it('sends each press once', () => {
    openPage('/');
    button('Menu').click();
    expect(sentEvents()).toEqual([['header', { eventAction: 'press', eventLabel: null }]]);
  });

  it('follows presses no more when its owner goes', () => {
    const { unmount } = openPage('/');
    const menu = button('Menu');
    unmount();
    document.body.append(menu);
    menu.click();
    expect(sentEvents()).toEqual([]);
    menu.remove();
  });
});

describe('page views', () => {
  it('are sent after a time-out, with the title that the page has by then', () => {
    openPage('/material-ui/react-button/?a=1#sizes', 'Before');
    document.title = 'Button - Material UI';
    expect(sentEvents()).toEqual([]);
    wait();
    expect(sentEvents()).toEqual([
      [
        'page_view',
        {
          page_title: 'Button - Material UI',
          page_location: '/material-ui/react-button/',
          productId: null,
          productCategoryId: null,
        },
      ],
    ]);
  });

  it('are sent of every page that the reader goes to, after what is known of the reader', () => {
    const { goTo } = openPage('/material-ui/react-button/');
    wait();
    goTo('/base-ui/react-button/');
    wait();
    goTo('/base-ui/react-button/hooks-api/');
    wait();
    expect(viewedPaths()).toEqual([
      ['page_view', '/material-ui/react-button/'],
      ['page_view', '/base-ui/react-button/'],
      ['page_view', '/base-ui/react-button/hooks-api/'],
    ]);
    const order = commands().map(([command]) => command);
    expect(order.lastIndexOf('set')).toBeLessThan(order.indexOf('event'));
  });

  it.each([
    ['/material-ui/react-button/', '/material-ui/react-button/?a=1'],
    ['/material-ui/react-button/', '/material-ui/react-button/#sizes'],
    ['/base-ui/react-button/hooks-api/', '/base-ui/react-button/components-api/'],
  ])('are not sent of a way within a page: %s to %s', (from, to) => {
    const { goTo } = openPage(from);
    wait();
    goTo(to);
    wait();
    expect(sentEvents()).toHaveLength(1);
  });

  it('are not sent of a page that was only passed', () => {
    const { goTo, unmount } = openPage('/material-ui/react-button/');
    goTo('/joy-ui/react-button/');
    wait();
    expect(viewedPaths()).toEqual([['page_view', '/joy-ui/react-button/']]);
    goTo('/system/');
    unmount();
    wait();
    expect(sentEvents()).toHaveLength(1);
  });
});

describe('what is said of the reader', () => {
  /** The properties as they are after everything that was said. */
  const properties = () => Object.assign({}, ...sentProperties()) as Record<string, unknown>;

  it('is what counts in the browser, from the first on', () => {
    document.cookie = 'codeVariant=JS;path=/';
    document.cookie = 'codeStyling=Tailwind;path=/';
    window.localStorage.setItem('apiPage_props', 'table');
    Object.assign(window, { devicePixelRatio: 1.25 });
    openPage('/');
    expect(properties()).toEqual({
      codeVariant: 'JS',
      codeStylingVariant: 'Tailwind',
      userLanguage: 'en',
      devicePixelRatio: 1.3,
      colorSchemeOS: 'light',
      colorScheme: 'light',
      apiPage_default: 'none',
      apiPage_slots: 'none',
      apiPage_props: 'table',
      apiPage_css: 'none',
      apiPage_classes: 'none',
    });
    expect(sentProperties()).not.toContainEqual({ codeVariant: 'TS' });
    Object.assign(window, { devicePixelRatio: 1 });
  });

  it.each<[string, () => void, unknown[]]>([
    ['the language of code', () => button('JS').click(), [{ codeVariant: 'JS' }]],
    ['the styling of code', () => button('CSS').click(), [{ codeStylingVariant: 'CSS' }]],
    ['the mode', () => modePreference.set('dark'), [{ colorScheme: 'dark' }]],
    [
      'the mode of the system',
      () => setMedia(DARK_QUERY, true),
      [{ colorSchemeOS: 'dark' }, { colorScheme: 'dark' }],
    ],
    [
      'the zoom',
      () => {
        Object.assign(window, { devicePixelRatio: 2 });
        setMedia('(resolution: 1dppx)', false);
      },
      [{ devicePixelRatio: 2 }],
    ],
    ['a mode that is none', () => modePreference.set('somebody@example.com'), []],
  ])('is said again when it changes, and nothing else: %s', (_what, change, said) => {
    openPage('/');
    const before = sentProperties().length;
    act(change);
    expect(sentProperties().slice(before)).toEqual(said);
    act(() => setMedia(DARK_QUERY, false));
    Object.assign(window, { devicePixelRatio: 1 });
  });
});
