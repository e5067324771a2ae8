import type { ApiClass } from '../apiTypes';
import type { ApiProgram } from './apiProgram.server';
import type { ApiSource } from './apiSources';
import { loadInstalled } from './installedModules.server';
import { readComment } from './readComment.server';

/** The classes of a component: names from the object that the package exports, descriptions from its declaration. */
export function readClasses(source: ApiSource, { checker, exportsOf }: ApiProgram): ApiClass[] {
  const [object, type] = classNamesOf(source);
  const classes = source.modules
    .map((module) => loadInstalled(module)?.[object])
    .find((found) => typeof found === 'object' && found !== null);
  if (!classes) return [];
  const symbol = source.modules.map((module) => exportsOf(module).get(type)).find(Boolean);
  const declared = symbol && checker.getDeclaredTypeOfSymbol(symbol);
  return Object.entries(classes as Record<string, string>).flatMap(([key, className]) => {
    const property = declared && checker.getPropertyOfType(declared, key);
    const { description } = readComment(property?.declarations?.[0]);
    // `generateUtilityClass` names the class of a state after the library, that of a part after the component.
    const isState = className === `Mui-${key}`;
    // Numbered classes of a grid, `grid-xs-1`, have no comment: they are not for the reader.
    return description ? [{ key, className: `.${className}`, description, isState }] : [];
  });
}

/** The exports with a component's classes: all data grids share theirs. */
function classNamesOf({ name }: ApiSource): [object: string, type: string] {
  const owner = /^DataGrid(Pro|Premium)?$/.test(name) ? 'Grid' : name;
  return [`${owner.charAt(0).toLowerCase()}${owner.slice(1)}Classes`, `${owner}Classes`];
}
