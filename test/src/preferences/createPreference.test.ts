import { createPreference } from '@/preferences/createPreference';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';
import { fromHash, makeDigit as make } from '../../fixtures/digitPreference';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  forgetEverythingKept();
});

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

describe('keeping what counts', () => {
  it.each<[string, string, string | null]>([
    ['#7', '3', '7'],
    ['', '3', '3'],
    ['', 'no digit', null],
  ])('with the hash %j and %j stored, stores %j', (hash, stored, kept) => {
    window.localStorage.setItem('digit', stored);
    window.history.replaceState(null, '', `/${hash}`);
    make({ fromHash }).keep();
    expect(window.localStorage.getItem('digit')).toBe(kept);
  });

  it('throws nothing where storage is blocked', () => {
    blockCookiesAndStorage();
    expect(() => make().keep()).not.toThrow();
  });
});
