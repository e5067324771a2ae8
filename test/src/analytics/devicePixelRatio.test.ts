import { followDevicePixelRatio, readDevicePixelRatio } from '@/analytics/devicePixelRatio';
import { countMediaListeners, setMedia } from '../../fixtures/mediaQueries';

const setRatio = (ratio: number) => Object.assign(window, { devicePixelRatio: ratio });

/** What a browser does when the reader zooms: the query of the old ratio matches no more. */
function zoom(from: number, to: number) {
  setRatio(to);
  setMedia(`(resolution: ${from}dppx)`, false);
}

afterEach(() => setRatio(1));

describe('readDevicePixelRatio', () => {
  it.each([
    [1, 1],
    [1.25, 1.3],
    [1.5, 1.5],
    [2.0000000298, 2],
    [2.625, 2.6],
  ])('rounds %d to %d', (ratio, rounded) => {
    setRatio(ratio);
    expect(readDevicePixelRatio()).toBe(rounded);
  });
});

describe('followDevicePixelRatio', () => {
  it('calls back at every change, not only at the first', () => {
    setRatio(1);
    const ratios: number[] = [];
    const stop = followDevicePixelRatio(() => ratios.push(readDevicePixelRatio()));
    zoom(1, 1.5);
    zoom(1.5, 2);
    stop();
    expect(ratios).toEqual([1.5, 2]);
  });

  it('listens to one query at a time, and to none once it is stopped', () => {
    const before = countMediaListeners();
    setRatio(1);
    const stop = followDevicePixelRatio(() => undefined);
    zoom(1, 1.5);
    expect(countMediaListeners()).toBe(before + 1);
    stop();
    expect(countMediaListeners()).toBe(before);
  });
});
