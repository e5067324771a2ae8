import ts from 'typescript';
import type { ApiProgram } from './apiProgram.server';
import type { ApiSource } from './apiSources';
import { elementOfInterface } from './nativeElements';
import { realSymbol } from './typeScope.server';

/** The type aliases to declare for the components of a product. */
export function aliasesOf(
  sources: readonly ApiSource[],
  exportsOf: ApiProgram['exportsOf'],
): string[] {
  const themed = sources.some((source) => source.package === '@mui/joy') ? 'joy' : 'material';
  const perComponent = sources
    .filter(({ kind }) => kind === 'component')
    .flatMap(({ name, exported, modules }) => [
      ...modules.map((module, index) => {
        const { declared, given } = openParameters(exportsOf(module).get(`${name}Props`));
        return `${name}__Props${index}${declared} = import('${module}').${name}Props${given}`;
      }),
      `${name}__Element = import('${modules[0]}').${name}TypeMap['defaultComponent']`,
      ...modules.map((module, index) => {
        const binding = index === 0 && !exportsOf(module).has(exported) ? 'default' : exported;
        return `${name}__Component${index} = import('react').ComponentProps<typeof import('${module}').${binding}>`;
      }),
    ]);
  return [
    ...perComponent,
    `Theme__Components = import('@mui/${themed}/styles').Components`,
    "Element__Props = import('react').JSX.IntrinsicElements",
    'Element__Interfaces = HTMLElementTagNameMap & Pick<SVGElementTagNameMap, "svg">',
  ];
}

/** The type of a component's props, as declared by name or as the component takes them. */
export function propsTypeOf({ name }: ApiSource, program: ApiProgram): ts.Type | null {
  return (
    program.typeOf(`${name}__Props0`) ??
    program.typeOf(`${name}__Props1`) ??
    takenPropsOf(name, program)
  );
}

/** The native element that a component is declared to be by default: in its type map, else by its event handlers. */
export function declaredElement(
  { name }: ApiSource,
  props: ts.Type,
  program: ApiProgram,
): string | null {
  const element = program.typeOf(`${name}__Element`);
  if (element?.isStringLiteral()) return element.value;
  const { checker } = program;
  const handler = checker.getPropertyOfType(oneOf(props), 'onAuxClick');
  if (!handler) return null;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(handler));
  const event = oneOf(type).getCallSignatures()[0]?.parameters[0];
  const target = event && argumentName(checker.getTypeOfSymbol(event), checker);
  return target ? elementOfInterface(target) : null;
}

/** The attributes of a native element, as React declares them; null when there is no such element. */
export function attributesOf(element: string | null, program: ApiProgram): ts.Type | null {
  const elements = program.typeOf('Element__Props');
  const symbol = element && elements ? program.checker.getPropertyOfType(elements, element) : null;
  return symbol ? program.checker.getTypeOfSymbol(symbol) : null;
}

/** What the `ref` of a component gives, as its declaration says: an interface of the DOM, that of its element when it does not say. */
export function declaredRef(
  { name }: ApiSource,
  element: string | null,
  program: ApiProgram,
): string {
  const { checker } = program;
  const taken = takenPropsOf(name, program);
  const ref = taken && checker.getPropertyOfType(oneOf(taken), 'ref');
  const types = ref ? checker.getTypeOfSymbol(ref) : null;
  const object = types?.isUnion() && types.types.find((type) => type.symbol?.name === 'RefObject');
  const declared = object ? argumentName(object, checker) : null;
  return declared ?? interfaceOf(element, program) ?? 'Element';
}

/** The interface of the DOM that an element has: `nav` is an `HTMLElement`; null when there is no such element. */
export function interfaceOf(
  element: string | null,
  { checker, typeOf }: ApiProgram,
): string | null {
  const interfaces = typeOf('Element__Interfaces');
  const found = element && interfaces && checker.getPropertyOfType(interfaces, element);
  return found ? checker.typeToString(checker.getTypeOfSymbol(found)) : null;
}

/** The key of a component in `theme.components`; null when it has none. */
export function themeNameOf(
  { name, package: packageName }: ApiSource,
  program: ApiProgram,
): string | null {
  // All data grids are themed as one.
  const themed = name.replace(/^DataGrid(Pro|Premium)$/, 'DataGrid');
  const key = packageName === '@mui/joy' ? `Joy${themed}` : `Mui${themed}`;
  const components = program.typeOf('Theme__Components');
  const isKnown = components && program.checker.getPropertyOfType(components, key);
  return isKnown && packageName !== '@mui/base' ? key : null;
}

function takenPropsOf(name: string, program: ApiProgram): ts.Type | null {
  return program.typeOf(`${name}__Component0`) ?? program.typeOf(`${name}__Component1`);
}

function oneOf(type: ts.Type): ts.Type {
  return type.isUnion() ? (type.types[0] ?? type) : type;
}

/** The name of the first type argument: `HTMLDivElement` of `MouseEvent<HTMLDivElement>`. */
function argumentName(type: ts.Type, checker: ts.TypeChecker): string | null {
  const argument =
    type.aliasTypeArguments?.[0] ?? checker.getTypeArguments(type as ts.TypeReference)[0];
  const symbol = argument?.getSymbol();
  const name = symbol && realSymbol(symbol, checker).name;
  return name && /^(HTML|SVG)/.test(name) ? name : null;
}

/** Type parameters without a default stay open, under their own names. */
function openParameters(symbol: ts.Symbol | undefined): { declared: string; given: string } {
  const declaration = symbol?.declarations?.[0];
  const parameters =
    declaration &&
    (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
      ? (declaration.typeParameters ?? []).filter((parameter) => !parameter.default)
      : [];
  if (parameters.length === 0) return { declared: '', given: '' };
  // One letter tells nothing: it is the value's type in every component that has one.
  const names = parameters.map(({ name }) => ts.idText(name).replace(/^\w$/, 'Value'));
  const declared = parameters.map(({ constraint }, index) => {
    const text = constraint?.getText() ?? '';
    const isSimple = /^(boolean|undefined|string|number|object|[\s|{}])+$/.test(text);
    return isSimple ? `${names[index]} extends ${text}` : names[index];
  });
  return { declared: `<${declared.join(', ')}>`, given: `<${names.join(', ')}>` };
}
