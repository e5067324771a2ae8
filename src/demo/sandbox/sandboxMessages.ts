import { CODE_STYLINGS, CODE_VARIANTS } from '@/preferences/codePreferences';
import { parsePaletteColors } from '@/theme/paletteColors';
import type { ThemeState } from '@/theme/themeReducer';

/** Room around the demo inside of its document, in CSS pixels, so that focus rings and shadows are not cut. */
export const FRAME_ROOM = 12;

/** The longest text of an error, in characters. */
const MAX_TEXT = 2000;
/** The longest source that is run, in characters. */
const MAX_CODE = 500_000;
/** The greatest height a demo may ask for, in CSS pixels. */
const MAX_HEIGHT = 4000;
const MAX_SPACING = 100;

export const DEMO_THEME_NAMES = ['material', 'joy', 'none'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

/** What the document says once, through the window, when it listens. */
export const READY = 'demo-sandbox-ready';
/** What the page answers, with a port: all else runs over that. */
export const CONNECT = 'demo-sandbox-connect';

/** Runs code anew. */
export interface RenderMessage {
  type: 'render';
  code: string;
  language: (typeof CODE_VARIANTS)[number];
  demoTheme: (typeof DEMO_THEME_NAMES)[number];
  theme: ThemeState;
  styling: (typeof CODE_STYLINGS)[number];
  /** The language of the page, for the texts that components bring along: `en`. */
  userLanguage: string;
}

/** From the page to the document. `theme` changes only what surrounds the demo; its state is kept. */
export type PageMessage = RenderMessage | { type: 'theme'; theme: ThemeState } | { type: 'ping' };

/** What is wrong with edited code. Lines and columns count from 1. */
export interface SandboxError {
  message: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** From the document to the page. `height` is that of the demo without the room around it, in CSS pixels. */
export type FrameMessage =
  | { type: 'height'; height: number }
  | { type: 'rendered' }
  | ({ type: 'error' } & SandboxError)
  | { type: 'pong' };

type Fields = Record<string, unknown>;

/** Whether a message of the window is this one. */
export function isWindowMessage(data: unknown, type: typeof READY | typeof CONNECT): boolean {
  return fieldsOf(data)?.['type'] === type;
}

/** Reads what came from the document, where a stranger's code may run: null for every other shape, numbers and texts cut to size. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  const fields = fieldsOf(data);
  switch (fields?.['type']) {
    case 'height':
      return isNumber(fields['height'])
        ? { type: 'height', height: clamp(fields['height'], MAX_HEIGHT) }
        : null;
    case 'error':
      return typeof fields['message'] === 'string'
        ? {
            type: 'error',
            message: fields['message'].slice(0, MAX_TEXT),
            line: position(fields['line']),
            column: position(fields['column']),
          }
        : null;
    case 'rendered':
      return { type: 'rendered' };
    case 'pong':
      return { type: 'pong' };
    default:
      return null;
  }
}

/** Reads what came from the page: null for every other shape. */
export function readPageMessage(data: unknown): PageMessage | null {
  const fields = fieldsOf(data);
  switch (fields?.['type']) {
    case 'render':
      return readRender(fields);
    case 'theme': {
      const theme = readTheme(fields['theme']);
      return theme && { type: 'theme', theme };
    }
    case 'ping':
      return { type: 'ping' };
    default:
      return null;
  }
}

function readRender(fields: Fields): RenderMessage | null {
  const { code, userLanguage } = fields;
  const language = oneOf(CODE_VARIANTS, fields['language']);
  const demoTheme = oneOf(DEMO_THEME_NAMES, fields['demoTheme']);
  const styling = oneOf(CODE_STYLINGS, fields['styling']);
  const theme = readTheme(fields['theme']);
  if (!language || !demoTheme || !styling || !theme) return null;
  if (typeof code !== 'string' || code.length > MAX_CODE) return null;
  if (typeof userLanguage !== 'string') return null;
  return {
    type: 'render',
    code,
    language,
    demoTheme,
    theme,
    styling,
    userLanguage: userLanguage.slice(0, MAX_TEXT),
  };
}

function readTheme(data: unknown): ThemeState | null {
  const fields = fieldsOf(data);
  const direction = oneOf(DIRECTIONS, fields?.['direction']);
  if (!fields || !direction) return null;
  const { paletteMode, dense, spacing } = fields;
  if (typeof paletteMode !== 'string' || typeof dense !== 'boolean' || !isNumber(spacing))
    return null;
  return {
    dense,
    direction,
    paletteColors: parsePaletteColors(JSON.stringify(fields['paletteColors'] ?? {})) ?? {},
    paletteMode: paletteMode.slice(0, MAX_TEXT),
    spacing: clamp(spacing, MAX_SPACING),
  };
}

function fieldsOf(data: unknown): Fields | null {
  return typeof data === 'object' && data !== null ? (data as Fields) : null;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((known) => known === value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function clamp(value: number, maximum: number): number {
  return Math.min(Math.max(value, 0), maximum);
}

/** A line or a column; undefined for what is none. */
function position(value: unknown): number | undefined {
  return isNumber(value) && Number.isInteger(value) && value > 0 ? value : undefined;
}
