import { stopWaiting, whenVisible } from '@/demo/whenVisible';
import { FakeIntersectionObserver } from '../../fixtures/FakeIntersectionObserver';

async function isKept(promise: Promise<void>): Promise<boolean> {
  let kept = false;
  void promise.then(() => (kept = true));
  await new Promise((resolve) => setTimeout(resolve));
  return kept;
}

beforeEach(() => {
  FakeIntersectionObserver.install();
  document.body.innerHTML = '<div id="Basic"></div>';
});

afterEach(() => FakeIntersectionObserver.remove());

describe('whenVisible', () => {
  it('waits until the element comes into view, then watches no longer', async () => {
    const visible = whenVisible('Basic');
    const [observer] = FakeIntersectionObserver.all;
    expect(observer?.observed).toEqual([document.getElementById('Basic')]);
    expect(await isKept(visible)).toBe(false);

    observer?.report(false);
    expect(await isKept(visible)).toBe(false);
    expect(observer?.disconnected).toBe(false);

    observer?.report(true);
    expect(await isKept(visible)).toBe(true);
    expect(observer?.disconnected).toBe(true);
  });

  it('waits no longer when the element has been in view since the last report', async () => {
    const visible = whenVisible('Basic');
    FakeIntersectionObserver.all[0]?.report(true, false);
    expect(await isKept(visible)).toBe(true);
  });

  it('begins some way before the element is seen', () => {
    void whenVisible('Basic');
    const margin = FakeIntersectionObserver.all[0]?.options?.rootMargin ?? '';
    expect(parseInt(margin, 10)).toBeGreaterThan(100);
  });

  it('does not wait for an element that is in view already', async () => {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 100, 1, 1));
    expect(await isKept(whenVisible('Basic'))).toBe(true);
    expect(FakeIntersectionObserver.all).toEqual([]);
  });

  it.each([
    ['just below', 800],
    ['just above', -100],
  ])('does not wait for an element %s the window', async (_where, top) => {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, top, 1, 1));
    expect(await isKept(whenVisible('Basic'))).toBe(true);
  });

  it('waits for an element far above the window', async () => {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, -5000, 1, 1));
    expect(await isKept(whenVisible('Basic'))).toBe(false);
  });

  it('does not wait for an element that is not there', async () => {
    expect(await isKept(whenVisible('None'))).toBe(true);
    expect(FakeIntersectionObserver.all).toEqual([]);
  });

  it('does not wait in browsers that cannot tell', async () => {
    FakeIntersectionObserver.remove();
    expect(await isKept(whenVisible('Basic'))).toBe(true);
  });
});

describe('stopWaiting', () => {
  it('lets every waiting demo load, and watches none of them any longer', async () => {
    document.body.innerHTML = '<div id="One"></div><div id="Two"></div>';
    const all = [whenVisible('One'), whenVisible('Two')];
    stopWaiting();
    expect(await Promise.all(all.map(isKept))).toEqual([true, true]);
    expect(FakeIntersectionObserver.all.map(({ disconnected }) => disconnected)).toEqual([
      true,
      true,
    ]);
  });

  it('does not keep later demos from waiting', async () => {
    stopWaiting();
    expect(await isKept(whenVisible('Basic'))).toBe(false);
  });
});
