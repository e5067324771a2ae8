import type { ServerTranslate } from '@/i18n/translator.server';
import { API_TABLES, apiTables, type ApiTableId } from './apiTables';
import type { ApiEntry } from './apiTypes';

/** What a list is called in the middle of a sentence. */
const PART_TEXTS = {
  props: 'apiPartProps',
  parameters: 'apiPartParameters',
  'return-value': 'apiPartReturnValue',
  properties: 'apiPartProperties',
  slots: 'apiPartSlots',
  classes: 'apiPartClasses',
} as const satisfies Record<ApiTableId, string>;

interface PartsContext {
  translate: ServerTranslate;
  userLanguage: string;
}

/** What entries have, as the start of a sentence: `Props, slots, CSS classes and imports`, of a hook `Parameters, return value and imports`. */
export function apiParts(
  entries: readonly ApiEntry[],
  { translate, userLanguage }: PartsContext,
): string {
  const there = new Set(entries.flatMap(partsOf));
  const parts = (Object.keys(API_TABLES) as ApiTableId[])
    .filter((id) => there.has(id))
    .map((id) => translate(PART_TEXTS[id]));
  if (entries.some(({ imports }) => imports.length > 0)) parts.push(translate('apiPartImports'));
  const [first = '', ...rest] = new Intl.ListFormat(withoutLastComma(userLanguage)).format(parts);
  return first.toLocaleUpperCase(userLanguage) + rest.join('');
}

/** The site writes no comma before the last "and". */
function withoutLastComma(language: string): string {
  return language === 'en' ? 'en-GB' : language;
}

/** Empty lists are no parts, unless a component takes the props of others. */
function partsOf(entry: ApiEntry): ApiTableId[] {
  const inherits =
    entry.kind === 'component' && entry.inherited.some(({ members }) => members.length > 0);
  return apiTables(entry)
    .filter(({ id, rows }) => rows.length > 0 || (id === 'props' && inherits))
    .map(({ id }) => id);
}
