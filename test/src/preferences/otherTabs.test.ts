import type * as OtherTabsModule from '@/preferences/otherTabs';
import { FakeBroadcastChannel } from '../../fixtures/broadcastChannel';

/** A page of the site: its modules have a memory of their own. */
function openPage(): typeof OtherTabsModule {
  let page: typeof OtherTabsModule | undefined;
  jest.isolateModules(() => {
    page = jest.requireActual<typeof OtherTabsModule>('@/preferences/otherTabs');
  });
  return page as typeof OtherTabsModule;
}

beforeEach(() => FakeBroadcastChannel.install());
afterEach(() => FakeBroadcastChannel.remove());

describe('the other tabs', () => {
  it('hear of every change, all that listen', () => {
    const [here, there, further] = [openPage(), openPage(), openPage()];
    const listener = jest.fn();
    const listenerFurther = jest.fn();
    there.onChangeElsewhere(listener);
    further.onChangeElsewhere(listenerFurther);
    here.announceChange({ key: 'mui-mode', text: 'dark' });
    here.announceChange({ key: 'paletteColors', text: null });
    expect(listenerFurther.mock.calls).toEqual(listener.mock.calls);
    expect(listener.mock.calls).toEqual([
      [{ key: 'mui-mode', text: 'dark' }],
      [{ key: 'paletteColors', text: null }],
    ]);
  });

  it('do not hear themselves', () => {
    const here = openPage();
    const listener = jest.fn();
    here.onChangeElsewhere(listener);
    here.announceChange({ key: 'mui-mode', text: 'dark' });
    expect(listener).not.toHaveBeenCalled();
  });

  it('open one channel each, however many listen', () => {
    const here = openPage();
    here.onChangeElsewhere(() => undefined);
    here.onChangeElsewhere(() => undefined);
    here.announceChange({ key: 'a', text: 'b' });
    expect(FakeBroadcastChannel.all).toHaveLength(1);
  });

  it('hear a change once each, and one that begins to listen meanwhile hears the next', () => {
    const [here, there] = [openPage(), openPage()];
    const last = jest.fn();
    there.onChangeElsewhere(() => there.onChangeElsewhere(last));
    here.announceChange({ key: 'a', text: 'b' });
    expect(last).not.toHaveBeenCalled();
    here.announceChange({ key: 'a', text: 'c' });
    expect(last.mock.calls).toEqual([[{ key: 'a', text: 'c' }]]);
  });

  it.each([
    null,
    undefined,
    'mui-mode',
    7,
    [],
    {},
    { key: 'a' },
    { text: 'b' },
    { key: 7, text: 'b' },
    { key: 'a', text: 7 },
    { key: 'a', text: { toString: 'b' } },
    { key: null, text: null },
  ])('do not listen to the message %j', (message) => {
    const here = openPage();
    const listener = jest.fn();
    here.onChangeElsewhere(listener);
    expect(() => FakeBroadcastChannel.say(message)).not.toThrow();
    expect(listener).not.toHaveBeenCalled();
  });

  it.each<[string, () => void]>([
    ['has no channels', () => FakeBroadcastChannel.remove()],
    [
      'blocks channels with storage',
      () =>
        Object.assign(globalThis, {
          BroadcastChannel: class {
            constructor() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            }
          },
        }),
    ],
  ])('hear nothing where the browser %s, and nothing is thrown', (_what, change) => {
    change();
    const here = openPage();
    expect(() => {
      here.onChangeElsewhere(() => undefined);
      here.announceChange({ key: 'a', text: 'b' });
    }).not.toThrow();
  });
});
