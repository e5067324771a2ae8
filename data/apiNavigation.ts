import type { ApiNames, ApiProduct } from '@/api-reference/extract/apiProduct';
import type { PageEntry } from '@/products/types';

type Kind = ApiNames['kind'];

/** Components stand before hooks, hooks before interfaces. */
const KINDS: readonly Kind[] = ['component', 'hook', 'interface'];

/** Read from the package of the Premium plan, because it is whole there; every plan exports it. */
const IN_EVERY_PLAN: readonly string[] = ['GridApi'];

/** The navigation entries of a product's API, by kind and name; `kind` chooses some of them. */
export function apiEntries({ groups }: ApiProduct, kind?: Kind): PageEntry[] {
  return KINDS.filter((candidate) => !kind || candidate === kind).flatMap((candidate) =>
    groups
      .filter((group) => group.kind === candidate)
      .flatMap((group) => group.names.map((name) => ({ id: kebab(name), name, group })))
      .sort((first, second) => (first.id < second.id ? -1 : 1))
      .map(({ id, name, group }) => ({
        pathname: group.href.replace('{id}', id),
        // The address of a tab names its article: only that of a page gives a title.
        ...(group.href.includes('#') ? { title: bareName(name) } : {}),
        ...planOf(name, group),
      })),
  );
}

function planOf(name: string, { package: packageName }: ApiNames): Pick<PageEntry, 'plan'> {
  if (IN_EVERY_PLAN.includes(name)) return {};
  if (packageName.endsWith('-pro')) return { plan: 'pro' };
  return packageName.endsWith('-premium') ? { plan: 'premium' } : {};
}

/** `Unstable_Popup` is read as Popup. */
function bareName(name: string): string {
  return name.replace(/^unstable_/i, '');
}

/** As src/api-reference/apiId.ts makes it: content knows no code of src. */
function kebab(name: string): string {
  return bareName(name)
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase();
}
