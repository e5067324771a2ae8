import { forgetEverythingKept } from '../../fixtures/blocked';
import { FakeBroadcastChannel } from '../../fixtures/broadcastChannel';
import { fromHash, makeDigitInAnotherPage as openPage } from '../../fixtures/digitPreference';

beforeEach(() => FakeBroadcastChannel.install());

afterEach(() => {
  FakeBroadcastChannel.remove();
  window.history.replaceState(null, '', '/');
  forgetEverythingKept();
});

describe('a choice in another page', () => {
  it('is taken over, told to those who listen, and not stored or told once more', () => {
    const [here, there] = [openPage(), openPage()];
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

  it('reaches each of those who listen once, however many they are', () => {
    const [here, there] = [openPage(), openPage()];
    const listeners = [jest.fn(), jest.fn(), jest.fn()];
    for (const listener of listeners) here.subscribe(listener);
    there.set(3);
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  });

  it.each<[string, (preference: ReturnType<typeof openPage>) => void]>([
    ['it was read', (preference) => preference.get()],
    ['it was chosen', (preference) => preference.set(7)],
    ['it was kept', (preference) => preference.keep()],
    ['the last one has stopped', (preference) => preference.subscribe(() => undefined)()],
  ])('counts while nobody listens, after %s', (_when, use) => {
    const [here, there] = [openPage(), openPage()];
    use(here);
    there.set(3);
    // What is read after that comes from the page's memory, not from storage.
    window.localStorage.setItem('digit', '9');
    expect(here.get()).toBe(3);
  });

  it('gives way to a later one made here', () => {
    const [here, there] = [openPage(), openPage()];
    expect(here.get()).toBe(5);
    there.set(3);
    here.set(4);
    expect([here.get(), there.get()]).toEqual([4, 4]);
  });

  it('is the fallback when it was taken back there', () => {
    const [here, there] = [openPage(), openPage()];
    here.set(3);
    there.set(5);
    expect(here.get()).toBe(5);
  });

  it('is the fallback when it is none', () => {
    const here = openPage();
    here.set(3);
    FakeBroadcastChannel.say({ key: 'digit', text: 'javascript:alert(1)' });
    expect(here.get()).toBe(5);
  });

  it('of another preference changes nothing', () => {
    const [here, there] = [openPage(), openPage({ key: 'other' })];
    const listener = jest.fn();
    here.subscribe(listener);
    there.set(3);
    expect(here.get()).toBe(5);
    expect(listener).not.toHaveBeenCalled();
  });

  it('is not told of what is only kept there', () => {
    const [here, there] = [openPage(), openPage({ fromHash })];
    const listener = jest.fn();
    here.subscribe(listener);
    window.history.replaceState(null, '', '#7');
    there.subscribe(listener);
    there.keep();
    expect([here.get(), there.get()]).toEqual([5, 7]);
    expect(listener).not.toHaveBeenCalled();
  });

  it('does not come back to where it was made', () => {
    const [here, there] = [openPage(), openPage()];
    const listener = jest.fn();
    here.subscribe(listener);
    there.subscribe(() => undefined);
    here.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(there.get()).toBe(3);
  });
});
