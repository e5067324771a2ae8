declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...args: unknown[]) => void;
    /** Read by Google's script: true stops it. */
    [disabled: `ga-disable-${string}`]: boolean | undefined;
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

let isOn = false;

/**
 * Starts analytics for a measurement id; once started, nothing happens again. What is sent before Google's script has loaded waits
 * in `dataLayer`, for ever if the script is blocked.
 */
export function startGtag(id: string): void {
  isOn = true;
  window[`ga-disable-${id}`] = false;
  const src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${src}"]`)) return;

  const dataLayer = (window.dataLayer ??= []);
  window.gtag ??= function gtag() {
    // eslint-disable-next-line prefer-rest-params -- Google's script knows a command by its being an `arguments` object.
    dataLayer.push(arguments);
  };
  call('js', new Date());
  call('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Stops analytics: nothing is sent from now on, by Google's script neither. */
export function stopGtag(id: string): void {
  isOn = false;
  window[`ga-disable-${id}`] = true;
}

/** Sends an event; does nothing while analytics are off. */
export function sendEvent(name: string, payload: Record<string, unknown>): void {
  if (isOn) call('event', name, payload);
}

/** Says something of the reader that goes with every later event; does nothing while analytics are off. */
export function setUserProperties(properties: Record<string, string | number>): void {
  if (isOn) call('set', 'user_properties', properties);
}

function call(...args: unknown[]): void {
  try {
    window.gtag?.(...args);
  } catch {
    // An extension may have put something of its own there: the page works the same when that fails.
  }
}
