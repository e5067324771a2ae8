import type ts from 'typescript';
import { packageFamily, type ApiSource } from './apiSources';
import type { ApiProgram } from './apiProgram.server';

/** The statements that import an entry: from its own module and from the packages that have it. Only those that resolve. */
export function importForms(source: ApiSource, { exportsOf }: ApiProgram): string[] {
  const { exported, name, kind } = source;
  const own = source.modules.map((module) => exportsOf(module).get(exported)).find(Boolean);
  const [folder = ''] = source.modules;
  const modules = [declaringModule(own, folder), ...packageFamily(source.package)];
  return modules.flatMap((module) => {
    const found = exportsOf(module).get(exported);
    // Packages of other plans also hold stubs of the same name, which only tell where to look; types may well be extended.
    if (found && (kind === 'interface' || found === own)) {
      const binding = exported === name ? name : `${exported} as ${name}`;
      return [`import { ${binding} } from '${module}';`];
    }
    return module === folder && exportsOf(module).has('default')
      ? [`import ${name} from '${module}';`]
      : [];
  });
}

/** The module of a name's own folder, which may be called otherwise: `useMenuItemContextStabilizer` is in `useMenuItem`. */
function declaringModule(symbol: ts.Symbol | undefined, folder: string): string {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [, module] = /\/node_modules\/(@mui\/base\/[^/]+)\/[^/]+$/.exec(file) ?? [];
  return module ?? folder;
}
