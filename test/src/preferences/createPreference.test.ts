import type * as PreferenceModule from '@/preferences/createPreference';
import { createPreference } from '@/preferences/createPreference';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';
import { FakeBroadcastChannel } from '../../fixtures/broadcastChannel';

type Options = Parameters<typeof createPreference<number>>[0];

/** A preference that is a digit; its fallback is 5. */
const OPTIONS: Options = {
  key: 'digit',
  store: 'localStorage',
  parse: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
  format: (value) => (value === 5 ? null : String(value)),
  fallback: 5,
};

const make = (options: Partial<Options> = {}) => createPreference({ ...OPTIONS, ...options });

const fromHash = (hash: string) => (hash ? Number(hash.slice(1)) : undefined);

afterEach(() => {
  FakeBroadcastChannel.remove();
  window.history.replaceState(null, '', '/');
  forgetEverythingKept();
});

/** The same preference in another page, with a memory of its own. */
function makeInAnotherPage(options: Partial<Options> = {}) {
  let preference = make();
  jest.isolateModules(() => {
    const other = jest.requireActual<typeof PreferenceModule>('@/preferences/createPreference');
    preference = other.createPreference({ ...OPTIONS, ...options });
  });
  return preference;
}

describe('the value of a preference', () => {
  it('is the fallback when nothing was chosen', () => {
    expect(make({ fromHash }).get()).toBe(5);
  });

  it.each(['localStorage', 'cookie'] as const)('is what stands in %s', (store) => {
    window.localStorage.setItem('digit', '7');
    document.cookie = 'digit=8';
    expect(make({ store }).get()).toBe(store === 'cookie' ? 8 : 7);
  });

  it.each(['', '12', 'x', '{}'])('is the fallback when %j is stored', (text) => {
    window.localStorage.setItem('digit', text);
    expect(make().get()).toBe(5);
  });

  it('is what the hash asks for before what is stored, also when that is nothing much', () => {
    window.localStorage.setItem('digit', '7');
    window.history.replaceState(null, '', '#0');
    expect(make({ fromHash }).get()).toBe(0);
    window.history.replaceState(null, '', '#');
    expect(make({ fromHash }).get()).toBe(7);
  });

  it('is read once: neither a later hash nor another hand in storage changes it', () => {
    const preference = make({ fromHash });
    expect(preference.get()).toBe(5);
    window.localStorage.setItem('digit', '7');
    window.history.replaceState(null, '', '#8');
    expect(preference.get()).toBe(5);
  });

  it('is the fallback while a page is hydrated', () => {
    window.localStorage.setItem('digit', '7');
    const preference = make();
    expect(preference.get()).toBe(7);
    expect(preference.getServerValue()).toBe(5);
  });

  it('is the same object each time it is asked for', () => {
    window.localStorage.setItem('list', '[1]');
    const list = createPreference<number[]>({
      key: 'list',
      store: 'localStorage',
      parse: (text) => JSON.parse(text) as number[],
      format: JSON.stringify,
      fallback: [],
    });
    expect(list.get()).toEqual([1]);
    expect(list.get()).toBe(list.get());
  });
});

describe('a choice', () => {
  it('is kept, and removed when it is as if nothing was chosen', () => {
    const preference = make();
    preference.set(3);
    expect(preference.get()).toBe(3);
    expect(window.localStorage.getItem('digit')).toBe('3');
    preference.set(5);
    expect(window.localStorage.getItem('digit')).toBeNull();
  });

  it('is kept in a cookie of the whole site for a year', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    make({ store: 'cookie' }).set(3);
    expect(written.mock.calls[0]?.[0].split(';')).toEqual(
      expect.arrayContaining(['digit=3', 'path=/', 'max-age=31536000']),
    );
  });

  it.each(['localStorage', 'cookie'] as const)(
    'lasts as long as the page where %s is blocked',
    (store) => {
      blockCookiesAndStorage();
      const preference = make({ store });
      expect(preference.get()).toBe(5);
      preference.set(3);
      expect(preference.get()).toBe(3);
    },
  );

  it('reaches those who listen, and nobody who has stopped', () => {
    const preference = make();
    const seen: [who: string, value: number][] = [];
    const stop = preference.subscribe(() => seen.push(['first', preference.get()]));
    preference.subscribe(() => seen.push(['second', preference.get()]));
    preference.set(1);
    stop();
    preference.set(2);
    expect(seen).toEqual([
      ['first', 1],
      ['second', 1],
      ['second', 2],
    ]);
  });

  it('reaches everyone although one stops listening meanwhile', () => {
    const preference = make();
    const second = jest.fn();
    const stop = preference.subscribe(() => stop());
    preference.subscribe(second);
    preference.set(1);
    expect(second).toHaveBeenCalledTimes(1);
  });
});

describe('a choice in another page', () => {
  it('is taken over, told to those who listen, and not stored or told once more', () => {
    FakeBroadcastChannel.install();
    const [here, there] = [makeInAnotherPage(), makeInAnotherPage()];
    const listener = jest.fn();
    const stop = here.subscribe(listener);
    const posted = jest.spyOn(FakeBroadcastChannel.prototype, 'postMessage');
    there.set(3);
    expect(here.get()).toBe(3);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(posted).toHaveBeenCalledTimes(1);
    stop();
    there.set(4);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is the fallback when it was taken back there', () => {
    FakeBroadcastChannel.install();
    const [here, there] = [makeInAnotherPage(), makeInAnotherPage()];
    here.set(3);
    here.subscribe(() => undefined);
    there.set(5);
    expect(here.get()).toBe(5);
  });

  it('is the fallback when it is none', () => {
    FakeBroadcastChannel.install();
    const here = makeInAnotherPage();
    here.set(3);
    here.subscribe(() => undefined);
    FakeBroadcastChannel.say({ key: 'digit', text: 'javascript:alert(1)' });
    expect(here.get()).toBe(5);
  });

  it('of another preference changes nothing', () => {
    FakeBroadcastChannel.install();
    const [here, there] = [makeInAnotherPage(), makeInAnotherPage({ key: 'other' })];
    const listener = jest.fn();
    here.subscribe(listener);
    there.set(3);
    expect(here.get()).toBe(5);
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not come back to where it was made', () => {
    FakeBroadcastChannel.install();
    const [here, there] = [makeInAnotherPage(), makeInAnotherPage()];
    const listener = jest.fn();
    here.subscribe(listener);
    there.subscribe(() => undefined);
    here.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(there.get()).toBe(3);
  });
});
