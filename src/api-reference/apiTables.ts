import type { ApiSection } from '@/preferences/apiDisplay';
import type { ApiClass, ApiEntry, ApiMember, ApiSlot } from './apiTypes';

const MEMBER_HEADS = ['apiName', 'apiType', 'apiDefault', 'apiDescription'] as const;

/** The kinds of lists of an API page, by the last part of their anchor. */
export const API_TABLES = {
  props: { title: 'apiProps', section: 'props', row: 'prop', heads: MEMBER_HEADS },
  parameters: { title: 'apiParameters', section: 'props', row: 'parameters', heads: MEMBER_HEADS },
  'return-value': {
    title: 'apiReturnValue',
    section: 'props',
    row: 'return-value',
    heads: ['apiName', 'apiType', 'apiDescription'],
  },
  properties: { title: 'apiProperties', section: 'props', row: 'prop', heads: MEMBER_HEADS },
  slots: {
    title: 'apiSlots',
    section: 'slots',
    row: 'slot',
    heads: ['apiName', 'apiClassName', 'apiSlotDefault', 'apiDescription'],
  },
  classes: {
    title: 'apiClasses',
    section: 'classes',
    row: 'classes',
    heads: ['apiClassName', 'apiClassKey', 'apiDescription'],
  },
} as const satisfies Record<
  string,
  {
    title: string;
    /** Whose display option it follows. */
    section: ApiSection;
    /** Between the entry and a member's name in the member's anchor. */
    row: string;
    /** Its columns, when it is shown as a table. */
    heads: readonly string[];
  }
>;

export type ApiTableId = keyof typeof API_TABLES;

/** A list of an entry, with what stands in it. */
export type ApiTable =
  | { id: Exclude<ApiTableId, 'slots' | 'classes'>; rows: ApiMember[] }
  | { id: 'slots'; rows: ApiSlot[] }
  | { id: 'classes'; rows: ApiClass[] };

/** The lists of an entry in the order of the page. Empty ones are left out, but for props: ref and inheritance stand under them. */
export function apiTables(entry: ApiEntry): ApiTable[] {
  if (entry.kind === 'component') {
    return [
      { id: 'props', rows: entry.props },
      ...filled({ id: 'slots', rows: entry.slots }),
      ...filled({ id: 'classes', rows: entry.classes }),
    ];
  }
  if (entry.kind === 'interface') return filled({ id: 'properties', rows: entry.properties });
  return [
    ...filled({ id: 'parameters', rows: entry.parameters }),
    ...filled({ id: 'return-value', rows: entry.returnValue }),
  ];
}

function filled(table: ApiTable): ApiTable[] {
  return table.rows.length > 0 ? [table] : [];
}
