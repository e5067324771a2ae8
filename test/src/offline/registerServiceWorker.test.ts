import { registerServiceWorker } from '@/offline/registerServiceWorker';

const ASKED = ['skipWaiting', { type: 'SKIP_WAITING' }];

class FakeWorker extends EventTarget {
  state = 'installing';
  posted: unknown[] = [];
  postMessage(message: unknown) {
    this.posted.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
}

/** Registers in a page that a worker answers for, or does not; resolves to what has happened since. */
async function register(registration: FakeRegistration, controlled = true) {
  const scripts: string[] = [];
  const serviceWorker = {
    controller: controlled ? new FakeWorker() : null,
    register: (script: string) => {
      scripts.push(script);
      return Promise.resolve(registration);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const onReplaced = jest.fn();
  await registerServiceWorker(onReplaced);
  return { scripts, onReplaced };
}

/** An update is found and installed; the worker waits. */
function update(registration: FakeRegistration): FakeWorker {
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  registration.installing = null;
  registration.waiting = worker;
  worker.become('installed');
  return worker;
}

afterEach(() => Reflect.deleteProperty(navigator, 'serviceWorker'));

describe('registerServiceWorker', () => {
  it('does nothing more on a page that no worker answers for', async () => {
    const registration = new FakeRegistration();
    registration.waiting = new FakeWorker();
    const { scripts, onReplaced } = await register(registration, false);
    const worker = update(registration);
    worker.become('activated');
    expect(scripts).toEqual(['/sw.js']);
    expect(worker.posted).toEqual([]);
    expect(onReplaced).not.toHaveBeenCalled();
  });

  it('tells a worker that waits already to take over, and says when it has', async () => {
    const registration = new FakeRegistration();
    const worker = new FakeWorker();
    registration.waiting = worker;
    const { onReplaced } = await register(registration);
    expect(worker.posted).toEqual(ASKED);
    worker.become('activating');
    expect(onReplaced).not.toHaveBeenCalled();
    worker.become('activated');
    expect(onReplaced).toHaveBeenCalledTimes(1);
  });

  it('tells a worker that is being installed, once it waits', async () => {
    const registration = new FakeRegistration();
    const worker = new FakeWorker();
    registration.installing = worker;
    const { onReplaced } = await register(registration);
    expect(worker.posted).toEqual([]);
    registration.waiting = worker;
    worker.become('installed');
    expect(worker.posted).toEqual(ASKED);
    worker.become('activated');
    expect(onReplaced).toHaveBeenCalledTimes(1);
  });

  it('tells every worker that comes later', async () => {
    const registration = new FakeRegistration();
    await register(registration);
    expect(update(registration).posted).toEqual(ASKED);
    expect(update(registration).posted).toEqual(ASKED);
  });

  it('leaves a worker alone that failed to install', async () => {
    const registration = new FakeRegistration();
    const { onReplaced } = await register(registration);
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('redundant');
    expect(worker.posted).toEqual([]);
    expect(onReplaced).not.toHaveBeenCalled();
  });
});
