import path from 'node:path';

// Loaded as Node does: these packages are looked at, not used. A bundler would follow an import of `createRequire`.
const load = process.getBuiltinModule('node:module').createRequire(path.resolve('package.json'));

/** What an installed module exports at run time; null when there is no such module. */
export function loadInstalled(name: string): Record<string, unknown> | null {
  try {
    return load(name) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** Whether a component passes its `ref` on. */
export function takesRef(component: unknown): boolean {
  if (typeof component !== 'object' || component === null) return false;
  const { $$typeof, type } = component as { $$typeof?: symbol; type?: unknown };
  return $$typeof === Symbol.for('react.memo')
    ? takesRef(type)
    : $$typeof === Symbol.for('react.forward_ref');
}
