import type { ApiProduct } from '@/api-reference/extract/apiProduct';
import { baseUiApi } from './base-ui/apiNames';
import { joyUiApi } from './joy-ui/apiNames';
import { materialUiApi } from './material-ui/apiNames';
import { systemApi } from './system/apiNames';
import { dataGridApi, datePickersApi } from './x/apiNames';
import { dataGridSummaries, datePickersSummaries } from './x/apiSummaries';

/**
 * Every component, hook and interface that has an API page, by product. For the server alone: a navigation tree imports the
 * names of its own product only.
 */
export const API_PRODUCTS: readonly ApiProduct[] = [
  materialUiApi,
  joyUiApi,
  baseUiApi,
  systemApi,
  dataGridApi,
  datePickersApi,
];

/** A page that lists the whole API of a product. */
export interface ApiIndex {
  /** Id in API_PRODUCTS. */
  apiProductId: string;
  path: string;
  /** Sentences for what the packages do not describe, by name. */
  summaries: Readonly<Record<string, string>>;
}

export const API_INDEXES: readonly ApiIndex[] = [
  { apiProductId: 'x-data-grid', path: '/x/api/data-grid/', summaries: dataGridSummaries },
  { apiProductId: 'x-date-pickers', path: '/x/api/date-pickers/', summaries: datePickersSummaries },
];
