import ts from 'typescript';
import type { ApiEntry, ComponentApi } from '../apiTypes';
import type { ApiProduct } from './apiProduct';
import { openProgram, type ApiProgram } from './apiProgram.server';
import { apiSources, packageFamily, type ApiSource } from './apiSources';
import { aliasesOf } from './componentTypes.server';
import { markDifferences, type MembersOf } from './differences';
import { readComponent, type ProductReader } from './readComponent.server';
import { readHook, readInterface } from './readHook.server';
import type { MemberReader } from './readMember.server';

/** Modules that add the components of a package to the keys of a theme. */
const THEMING: Record<string, string> = {
  '@mui/lab': '@mui/lab/themeAugmentation',
  '@mui/x-data-grid': '@mui/x-data-grid-premium/themeAugmentation',
  '@mui/x-date-pickers': '@mui/x-date-pickers-pro/themeAugmentation',
};

/** What is read beside the product itself. */
export interface Surroundings {
  /** All products that have API pages, to find the owners of inherited props. */
  products: readonly ApiProduct[];
  systemHref: string | null;
}

/** Reads the whole API of a product from the installed packages, with one program of the compiler. */
export function readProduct(
  product: ApiProduct,
  { products, systemHref }: Surroundings,
): ApiEntry[] {
  const sources = apiSources(product);
  const program = openProgram(modulesOf(sources), (exportsOf) => aliasesOf(sources, exportsOf));
  const reader: MemberReader = {
    checker: program.checker,
    isPublic: publicTypes(sources, program),
  };
  const own: ProductReader = {
    program,
    reader,
    documented: [...sources, ...products.flatMap(apiSources)],
    systemHref,
  };
  const entries = sources.map((source): ApiEntry => {
    if (source.kind === 'hook') return readHook(source, own);
    return source.kind === 'interface' ? readInterface(source, own) : readComponent(source, own);
  });
  const membersOf = propsOf(entries);
  return entries.map((entry) =>
    entry.kind === 'component' ? markDifferences(entry, membersOf) : entry,
  );
}

function modulesOf(sources: readonly ApiSource[]): string[] {
  const packages = sources.map((source) => source.package);
  return [
    ...new Set([
      ...sources.flatMap(({ modules }) => modules),
      ...packages.flatMap(packageFamily),
      ...packages.flatMap((name) => THEMING[name] ?? []),
    ]),
  ];
}

/** Whether a type can be imported from a package of the product, or is exported by a file that is not internal. */
function publicTypes(
  sources: readonly ApiSource[],
  { exportsOf }: ApiProgram,
): MemberReader['isPublic'] {
  const exported = new Set(modulesOf(sources).flatMap((module) => [...exportsOf(module).values()]));
  return (symbol) => {
    if (exported.has(symbol)) return true;
    const declaration = symbol.declarations?.[0];
    const file = declaration?.getSourceFile().fileName ?? '';
    const isExported =
      declaration && ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export;
    return Boolean(isExported) && !/\/(internals?|utils)\//.test(file);
  };
}

/** The props of the components of a product, by name. */
function propsOf(entries: readonly ApiEntry[]): MembersOf {
  const known = new Map(
    entries
      .filter((entry): entry is ComponentApi => entry.kind === 'component')
      .map(({ name, props }) => [name, props]),
  );
  return (owner) => known.get(owner) ?? [];
}
