import { apiId } from '../apiId';
import type { ApiEntry } from '../apiTypes';
import type { ApiProduct } from './apiProduct';

/** Where one entry of the reference comes from. */
export interface ApiSource {
  kind: ApiEntry['kind'];
  /** Name in the package: `Unstable_NumberInput`. */
  exported: string;
  /** Name that its types and classes go by: `NumberInput`. */
  name: string;
  id: string;
  package: string;
  /** Address of its page on this site. */
  href: string;
  /** Modules that may export it or its types, the narrower one first. */
  modules: readonly string[];
}

/** Everything that a product documents, one row each. */
export function apiSources(product: ApiProduct): ApiSource[] {
  return product.groups.flatMap((group) =>
    group.names.map((exported) => {
      const name = exported.replace(/^unstable_/i, '');
      const id = apiId(exported);
      return {
        kind: group.kind,
        exported,
        name,
        id,
        package: group.package,
        href: group.href.replace('{id}', id),
        modules: [`${group.package}/${exported}`, group.package],
      };
    }),
  );
}

/** The packages of MUI X that a package belongs with, the smallest plan first; any other package is alone. */
export function packageFamily(name: string): string[] {
  if (name.startsWith('@mui/x-data-grid')) {
    return ['@mui/x-data-grid', '@mui/x-data-grid-pro', '@mui/x-data-grid-premium'];
  }
  if (name.startsWith('@mui/x-date-pickers'))
    return ['@mui/x-date-pickers', '@mui/x-date-pickers-pro'];
  return [name];
}
