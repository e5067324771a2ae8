import type { Metric } from 'web-vitals';
import { sendEvent } from './gtag';

/** The part of all page loads that is measured. */
const SAMPLE = 0.0001;

/** Metrics of Next.js, by the measures it takes. */
const NEXT_MEASURES = ['Next.js-hydration', 'Next.js-route-change-to-render', 'Next.js-render'];

/** Makes what measures one page load, or does not: that is decided at its first call. `random` gives numbers from 0 up to 1. */
export function createWebVitals(random: () => number = Math.random): () => void {
  let isDecided = false;
  return () => {
    if (isDecided) return;
    isDecided = true;
    if (random() <= SAMPLE) void measure();
  };
}

/** Measures this page load, if it is one of the few. What measures is loaded only then. */
export const trackWebVitals = createWebVitals();

async function measure(): Promise<void> {
  observeNextMeasures();
  try {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
    for (const follow of [onCLS, onFCP, onINP, onLCP, onTTFB]) follow(sendWebVital);
  } catch {
    // Without network nothing could be sent either.
  }
}

function sendWebVital({ name, value, delta, id }: Metric): void {
  sendEvent(name, {
    value: delta,
    metric_label: 'Web Vitals',
    metric_value: value,
    metric_delta: delta,
    metric_id: id,
  });
}

/** Next.js measures each of these once and for all: the change since the last report is the whole value. */
function observeNextMeasures(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (!NEXT_MEASURES.includes(name)) continue;
      sendEvent(name, {
        value: duration,
        metric_label: 'Next.js custom metric',
        metric_value: duration,
        metric_delta: duration,
        metric_id: `${name}-${startTime}`,
      });
    }
  });
  observer.observe({ type: 'measure', buffered: true });
}
