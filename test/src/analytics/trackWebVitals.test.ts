import type { Metric } from 'web-vitals';
import { startGtag } from '@/analytics/gtag';
import { createWebVitals } from '@/analytics/trackWebVitals';
import { ID, removeAnalytics, sentEvents } from '../../fixtures/dataLayer';

type Report = (metric: Metric) => void;

const mockReports: Record<string, Report> = {};
const mockLoaded = jest.fn();

jest.mock('web-vitals', () => {
  mockLoaded();
  const follow = (name: string) => (report: Report) => void (mockReports[name] = report);
  return Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, follow(name)]),
  );
});

/** Calls back with what Next.js has measured. */
let observeMeasures = (_entries: { name: string; startTime: number; duration: number }[]) =>
  undefined as void;

class FakePerformanceObserver {
  constructor(callback: (list: { getEntries: () => unknown[] }) => void) {
    observeMeasures = (entries) => callback({ getEntries: () => entries });
  }
  observe = observe;
}
const observe = jest.fn();

const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  startGtag(ID);
  observe.mockClear();
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
});

afterEach(() => {
  removeAnalytics();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  for (const name of Object.keys(mockReports)) delete mockReports[name];
});

describe('createWebVitals', () => {
  // First, while the module of the metrics has not been loaded by any other test.
  it('loads nothing on a page that is not measured', async () => {
    createWebVitals(() => 0.00011)();
    await settle();
    expect(mockLoaded).not.toHaveBeenCalled();
    expect(observe).not.toHaveBeenCalled();
    expect(mockReports).toEqual({});
  });

  it('measures one page load of ten thousand', async () => {
    createWebVitals(() => 0.0001)();
    await settle();
    expect(Object.keys(mockReports).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  });

  it('decides once in the life of a page', async () => {
    const random = jest.fn(() => 0.5);
    const trackWebVitals = createWebVitals(random);
    trackWebVitals();
    trackWebVitals();
    await settle();
    expect(random).toHaveBeenCalledTimes(1);

    const trackMeasured = createWebVitals(() => 0);
    trackMeasured();
    trackMeasured();
    expect(observe).toHaveBeenCalledTimes(1);
  });

  it('sends a metric by its name: the change, and the whole beside it', async () => {
    createWebVitals(() => 0)();
    await settle();
    mockReports['CLS']?.({ name: 'CLS', value: 0.3, delta: 0.1, id: 'v5-1' } as Metric);
    expect(sentEvents()).toEqual([
      [
        'CLS',
        {
          value: 0.1,
          metric_label: 'Web Vitals',
          metric_value: 0.3,
          metric_delta: 0.1,
          metric_id: 'v5-1',
        },
      ],
    ]);
  });

  it('sends the metrics of Next.js, those from before too, and no measure of others', () => {
    createWebVitals(() => 0)();
    expect(observe).toHaveBeenCalledWith({ type: 'measure', buffered: true });
    observeMeasures([
      { name: 'Next.js-hydration', startTime: 100, duration: 25 },
      { name: 'a-demo', startTime: 1, duration: 1 },
    ]);
    expect(sentEvents()).toEqual([
      [
        'Next.js-hydration',
        {
          value: 25,
          metric_label: 'Next.js custom metric',
          metric_value: 25,
          metric_delta: 25,
          metric_id: 'Next.js-hydration-100',
        },
      ],
    ]);
  });

  it('does without the observer where there is none', async () => {
    Reflect.deleteProperty(globalThis, 'PerformanceObserver');
    createWebVitals(() => 0)();
    await settle();
    expect(Object.keys(mockReports)).toHaveLength(5);
  });
});
