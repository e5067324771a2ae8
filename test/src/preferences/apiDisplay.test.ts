import type * as ApiDisplayModule from '@/preferences/apiDisplay';
import { createApiDisplays, parseApiDisplay, type ApiDisplay } from '@/preferences/apiDisplay';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';
import { FakeBroadcastChannel } from '../../fixtures/broadcastChannel';

const stored = (section: string) => window.localStorage.getItem(`apiPage_${section}`);
const store = (section: string, display: string) =>
  window.localStorage.setItem(`apiPage_${section}`, display);
/** A random source that fails the test when it is asked. */
const never = () => {
  throw new Error('Nothing was to be drawn.');
};

function visitAs(userAgent: string) {
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(userAgent);
}

afterEach(forgetEverythingKept);

describe('the display of a section', () => {
  it('is the stored one, whatever others are', () => {
    store('default', 'expanded');
    store('slots', 'table');
    store('classes', 'collapsed');
    const displays = createApiDisplays(never);
    expect(displays.slots.get()).toBe('table');
    expect(displays.classes.get()).toBe('collapsed');
  });

  it('is the one that sections begin as, when none or nonsense is stored', () => {
    store('default', 'table');
    store('props', 'grid');
    const displays = createApiDisplays(never);
    expect(displays.props.get()).toBe('table');
    expect(displays.slots.get()).toBe('table');
    expect(stored('slots')).toBeNull();
  });

  it.each<[number, ApiDisplay]>([
    [0, 'collapsed'],
    [0.34, 'expanded'],
    [0.999, 'table'],
  ])('is drawn for a new reader: %d gives %s, for all sections', (drawn, display) => {
    const random = jest.fn(() => drawn);
    const displays = createApiDisplays(random);
    expect(displays.props.get()).toBe(display);
    expect(displays.slots.get()).toBe(display);
    expect(displays.classes.get()).toBe(display);
    expect(displays.props.get()).toBe(display);
    expect(random).toHaveBeenCalledTimes(1);
    expect(stored('default')).toBe(display);
    expect(stored('props')).toBeNull();
  });

  it('is drawn anew when nonsense is stored', () => {
    store('default', 'grid');
    expect(createApiDisplays(() => 0).props.get()).toBe('collapsed');
    expect(stored('default')).toBe('collapsed');
  });

  it.each(['Googlebot/2.1', 'Some SPIDER', 'a crawler', 'robot', 'crawling'])(
    'is everything for %s, which stores nothing',
    (userAgent) => {
      visitAs(userAgent);
      store('default', 'table');
      const displays = createApiDisplays(never);
      expect(displays.props.get()).toBe('expanded');
      window.localStorage.clear();
      expect(displays.slots.get()).toBe('expanded');
      expect(window.localStorage).toHaveLength(0);
    },
  );

  it('is the stored one for a crawler too', () => {
    visitAs('Googlebot/2.1');
    store('props', 'table');
    expect(createApiDisplays(never).props.get()).toBe('table');
  });

  it('is everything where storage is blocked', () => {
    blockCookiesAndStorage();
    const displays = createApiDisplays(() => 0);
    expect(displays.props.get()).toBe('expanded');
    expect(displays.props.get()).toBe('expanded');
  });

  it('is everything where storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(createApiDisplays(() => 0).props.get()).toBe('expanded');
  });
});

describe('a choice', () => {
  it('is stored for its section alone', () => {
    store('default', 'expanded');
    const displays = createApiDisplays(never);
    displays.slots.set('table');
    expect(displays.slots.get()).toBe('table');
    expect(displays.props.get()).toBe('expanded');
    expect([stored('slots'), stored('props'), stored('default')]).toEqual([
      'table',
      null,
      'expanded',
    ]);
  });

  it('lasts as long as the page where storage is blocked', () => {
    blockCookiesAndStorage();
    const displays = createApiDisplays(never);
    displays.props.set('collapsed');
    expect(displays.props.get()).toBe('collapsed');
  });

  it('is told to those who listen', () => {
    const listener = jest.fn();
    const displays = createApiDisplays();
    const stop = displays.props.subscribe(listener);
    displays.props.set('table');
    displays.slots.set('table');
    stop();
    displays.props.set('collapsed');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('made in another tab counts here, unless it is none', () => {
    FakeBroadcastChannel.install();
    jest.isolateModules(() => {
      const { createApiDisplays: create } = jest.requireActual<typeof ApiDisplayModule>(
        '@/preferences/apiDisplay',
      );
      store('default', 'expanded');
      const { props } = create(never);
      props.subscribe(() => undefined);
      FakeBroadcastChannel.say({ key: 'apiPage_props', text: 'table' });
      expect(props.get()).toBe('table');
      FakeBroadcastChannel.say({ key: 'apiPage_props', text: 'grid' });
      expect(props.get()).toBe('expanded');
    });
    FakeBroadcastChannel.remove();
  });
});

describe('parseApiDisplay', () => {
  it('knows the three displays and nothing else', () => {
    expect(['collapsed', 'expanded', 'table', 'Table', '', null].map(parseApiDisplay)).toEqual([
      'collapsed',
      'expanded',
      'table',
      undefined,
      undefined,
      undefined,
    ]);
  });
});
