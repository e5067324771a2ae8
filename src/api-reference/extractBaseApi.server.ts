import { kebabCase } from '@/lib/kebabCase';
import { readDeclarations } from './extractMembers.server';
import type { ApiEntry, ApiTable } from './types';

const PACKAGE = '@mui/base';

/** The API of a component of Base UI, read from the installed package. */
export function extractComponent(name: string): ApiEntry {
  const declarations = readDeclarations(`${PACKAGE}/${name}/${name}.types.d.ts`);
  const tables: ApiTable[] = [
    {
      id: 'props',
      memberId: 'prop',
      members: declarations.membersOf(`${name}OwnProps`),
    },
  ];
  if (declarations.has(`${name}Slots`)) {
    const members = declarations.membersOf(`${name}Slots`);
    tables.push({ id: 'slots', memberId: 'slot', members });
  }
  return { name, id: kebabCase(name), imports: importForms(name), tables };
}

/** The API of a hook of Base UI, read from the installed package. */
export function extractHook(name: string): ApiEntry {
  const declarations = readDeclarations(`${PACKAGE}/${name}/${name}.types.d.ts`);
  const typeName = name.charAt(0).toUpperCase() + name.slice(1);
  const table = (id: 'parameters' | 'return-value', suffix: string): ApiTable => ({
    id,
    memberId: id,
    members: declarations.membersOf(typeName + suffix),
  });
  return {
    name,
    id: kebabCase(name),
    imports: importForms(name),
    tables: [table('parameters', 'Parameters'), table('return-value', 'ReturnValue')],
  };
}

function importForms(name: string): string {
  return `import { ${name} } from '${PACKAGE}/${name}';\n// or\nimport { ${name} } from '${PACKAGE}';`;
}
