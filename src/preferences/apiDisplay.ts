import { readStored, writeStored } from '@/lib/storage';
import { createPreference } from './createPreference';

export const API_DISPLAYS = ['collapsed', 'expanded', 'table'] as const;
/** How a list of the API reference is shown. */
export type ApiDisplay = (typeof API_DISPLAYS)[number];

export const API_SECTIONS = ['props', 'slots', 'classes'] as const;
/** Sections of an API page with a choice of their own. Lists of parameters and the like follow the props. */
export type ApiSection = (typeof API_SECTIONS)[number];

/** What pages are shipped as: it needs no script and hides nothing. */
export const SHIPPED_DISPLAY: ApiDisplay = 'expanded';

/** Entry of local storage with what sections begin as, so that all of them begin alike. */
const DEFAULT_KEY = 'apiPage_default';
const CRAWLERS = /bot|googlebot|crawler|spider|robot|crawling/i;

/** The display of one section: the reader's choice, else what sections begin as. Browser only. */
export interface ApiDisplayChoice {
  get: () => ApiDisplay;
  set: (display: ApiDisplay) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes the choices of the three sections. `random` gives numbers from 0 up to 1. */
export function createApiDisplays(
  random: () => number = Math.random,
): Record<ApiSection, ApiDisplayChoice> {
  const choiceOf = (section: ApiSection): ApiDisplayChoice => {
    const { get, set, subscribe } = createPreference<ApiDisplay | null>({
      key: `apiPage_${section}`,
      store: 'localStorage',
      parse: parseApiDisplay,
      format: (display) => display,
      fallback: null,
    });
    return { get: () => get() ?? firstDisplay(random), set, subscribe };
  };
  return { props: choiceOf('props'), slots: choiceOf('slots'), classes: choiceOf('classes') };
}

/** The choices of the page. */
export const apiDisplays = createApiDisplays();

/** The display that a text names, if it names one. */
export function parseApiDisplay(text: string | null): ApiDisplay | undefined {
  return API_DISPLAYS.find((display) => display === text);
}

/** What a section begins as: for a new reader one of the three by chance, which is then kept. Crawlers see everything. */
function firstDisplay(random: () => number): ApiDisplay {
  if (CRAWLERS.test(window.navigator.userAgent)) return SHIPPED_DISPLAY;
  const stored = parseApiDisplay(readStored(DEFAULT_KEY));
  if (stored) return stored;
  const drawn = API_DISPLAYS[Math.floor(random() * API_DISPLAYS.length)] ?? SHIPPED_DISPLAY;
  writeStored(DEFAULT_KEY, drawn);
  // Where nothing can be kept, the next section would begin as something else.
  return readStored(DEFAULT_KEY) === drawn ? drawn : SHIPPED_DISPLAY;
}
