import type { ApiSource } from './apiSources';
import { packageOfFile } from './packageOfFile';

/** Where a prop comes from. `helper`: a type that every component is wrapped in, which says nothing of this one. */
export type Origin =
  | { kind: 'own' }
  | { kind: 'component'; owner: string; href: string }
  | { kind: 'native' }
  | { kind: 'system' }
  | { kind: 'helper' };

/** Kinds of origin: of a prop that is declared several times, the first counts. */
export const ORIGIN_RANK = ['own', 'component', 'native', 'system', 'helper'] as const;

const TRANSITION: Origin = {
  kind: 'component',
  owner: 'Transition',
  href: 'https://reactcommunity.org/react-transition-group/transition/#Transition-props',
};
/** Files of Material UI whose types are wrapped around those of every component. */
const HELPERS =
  /\/@mui\/(material\/(index|OverridableComponent|styles\/index)|types\/index)\.d\.ts$/;

/**
 * Where a prop of a component comes from, by the file that declares it.
 * `documented` are all components of the site that have an API page.
 */
export function originOf(
  file: string,
  component: ApiSource,
  documented: readonly ApiSource[],
): Origin {
  const packageName = packageOfFile(file);
  if (packageName === '@types/react-transition-group') return TRANSITION;
  if (packageName === null || !packageName.startsWith('@mui/')) return { kind: 'native' };
  if (HELPERS.test(file)) return { kind: 'helper' };
  if (packageName.startsWith('@mui/x-')) return { kind: 'own' };

  const folder = /\/@mui\/[^/]+\/([^/]+)\//.exec(file)?.[1] ?? '';
  const name = folder.replace(/^Unstable_/, '');
  if (name === component.name) return { kind: 'own' };
  const owner = ownerOf(name, { packageName, component }, documented);
  if (owner) return { kind: 'component', owner: owner.name, href: owner.href };
  const isForeign = packageName === '@mui/system' && component.package !== packageName;
  return { kind: isForeign ? 'system' : 'own' };
}

/** The documented component that a folder belongs to, of the component's own product rather than of another. */
function ownerOf(
  name: string,
  { packageName, component }: { packageName: string; component: ApiSource },
  documented: readonly ApiSource[],
): ApiSource | undefined {
  const named = documented.filter((source) => source.kind === 'component' && source.name === name);
  const isBase = packageName === '@mui/base';
  return (
    named.find((source) => isBase && source.package === component.package) ??
    named.find((source) => source.package === packageName)
  );
}
