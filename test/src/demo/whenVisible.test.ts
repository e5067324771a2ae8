import { stopWaiting, whenVisible } from '@/demo/whenVisible';
import { FakeIntersectionObserver } from '../../fixtures/FakeIntersectionObserver';

const element = document.createElement('div');
const onVisible = jest.fn();

beforeEach(() => {
  stopWaiting();
  FakeIntersectionObserver.install();
  onVisible.mockReset();
});

afterEach(() => FakeIntersectionObserver.remove());

describe('whenVisible', () => {
  it('calls back when the element comes into view, then watches no longer', () => {
    whenVisible(element, onVisible);
    const [observer] = FakeIntersectionObserver.all;
    expect(observer?.observed).toEqual([element]);

    observer?.report(false);
    expect(onVisible).not.toHaveBeenCalled();
    expect(observer?.disconnected).toBe(false);

    observer?.report(true);
    expect(onVisible).toHaveBeenCalledTimes(1);
    expect(observer?.disconnected).toBe(true);
  });

  it('calls back when the element has been in view since the last report', () => {
    whenVisible(element, onVisible);
    FakeIntersectionObserver.all[0]?.report(true, false);
    expect(onVisible).toHaveBeenCalledTimes(1);
  });

  it('begins some way before the element is seen', () => {
    whenVisible(element, onVisible);
    const margin = FakeIntersectionObserver.all[0]?.options?.rootMargin ?? '';
    expect(parseInt(margin, 10)).toBeGreaterThan(100);
  });

  it('does not wait for an element that is in view already', () => {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 100, 1, 1));
    whenVisible(element, onVisible);
    expect(onVisible).toHaveBeenCalledTimes(1);
    expect(FakeIntersectionObserver.all).toEqual([]);
  });

  it('does not wait in browsers that cannot tell', () => {
    FakeIntersectionObserver.remove();
    whenVisible(element, onVisible);
    expect(onVisible).toHaveBeenCalledTimes(1);
  });

  it('does not wait in browsers that refuse to tell', () => {
    FakeIntersectionObserver.refuse();
    whenVisible(element, onVisible);
    expect(onVisible).toHaveBeenCalledTimes(1);
  });

  it('watches no longer once it is stopped', () => {
    whenVisible(element, onVisible)();
    expect(FakeIntersectionObserver.all[0]?.disconnected).toBe(true);
    stopWaiting();
    expect(onVisible).not.toHaveBeenCalled();
  });
});

describe('stopWaiting', () => {
  it('lets every waiting demo load, and watches none of them any longer', () => {
    whenVisible(element, onVisible);
    whenVisible(document.createElement('p'), onVisible);
    stopWaiting();
    expect(onVisible).toHaveBeenCalledTimes(2);
    expect(FakeIntersectionObserver.all.map(({ disconnected }) => disconnected)).toEqual([
      true,
      true,
    ]);
  });

  it('does not keep later demos from waiting', () => {
    stopWaiting();
    whenVisible(element, onVisible);
    expect(onVisible).not.toHaveBeenCalled();
  });
});
