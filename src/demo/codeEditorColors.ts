import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import { RangeSetBuilder, type EditorState } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';
import { highlightTree, styleTags, Tag, tagHighlighter } from '@lezer/highlight';

/**
 * What the parts of the syntax tree are. The rows are made so that code keeps, in the editor, the colors that highlightCode
 * gave it: test/src/demo/codeEditorColors.test.ts holds the two beside each other.
 */
const KINDS = {
  keyword:
    'get set async static for while do if else switch try catch finally return throw break continue default case in of await ' +
    'yield void typeof delete instanceof as satisfies let var const using function class extends import export from with ' +
    'debugger new type enum interface implements namespace module declare abstract global Privacy readonly override is keyof ' +
    'unique infer asserts UpdateOp ArithOp LogicOp BitOp CompareOp Arrow Spread Equals InterpolationStart InterpolationEnd ' +
    'Optional : TypeAnnotation/: TypePredicate/is',
  string: 'TemplateString String Escape RegExp JSXAttributeValue JSXBuiltin/JSXIdentifier',
  comment: 'LineComment BlockComment Hashbang',
  constant:
    'super this null BooleanLiteral Number ImportDeclaration/Star ExportDeclaration/Star VoidType/void ' +
    'JSXOpenTag/JSXIdentifier JSXCloseTag/JSXIdentifier JSXSelfClosingTag/JSXIdentifier JSXMemberExpression/JSXIdentifier JSXMemberExpression/. ' +
    'VariableDeclaration/ArrayPattern/VariableDefinition VariableDeclaration/ObjectPattern/PatternProperty/VariableDefinition',
  function:
    'TypeDefinition ClassDeclaration/VariableDefinition ClassDeclaration/VariableName JSXAttribute/JSXIdentifier FunctionDeclaration/VariableDefinition FunctionExpression/VariableDefinition ' +
    'MethodType/PropertyDefinition NewExpression/VariableName CallExpression/VariableName ' +
    'CallExpression/InstantiationExpression/VariableName CallExpression/MemberExpression/PropertyName ' +
    'CallExpression/MemberExpression/. CallExpression/MemberExpression/?. ' +
    'CallExpression/InstantiationExpression/MemberExpression/PropertyName ' +
    'CallExpression/InstantiationExpression/MemberExpression/.',
  name: 'VariableName',
  type: 'TypeName',
  binding: 'VariableDeclaration/VariableDefinition ForOfSpec/VariableDefinition',
  object: 'MemberExpression/VariableName MemberExpression/PropertyName',
  property:
    'Property/PropertyDefinition PropertyType/PropertyDefinition PatternProperty/PropertyName',
} as const;

type Kind = keyof typeof KINDS;

const TAGS = Object.entries(KINDS).map(([kind, paths]) => ({
  class: kind,
  paths,
  tag: Tag.define(),
}));
const highlighter = tagHighlighter(TAGS);
const props = TAGS.map(({ paths, tag }) => styleTags({ [paths]: tag }));

/** The grammars of the two variants of a demo, with the kinds above. */
export const CODE_LANGUAGES = {
  JS: jsxLanguage.configure({ props }),
  TS: tsxLanguage.configure({ props }),
} as const;

const CONSTANT_NAME = /^(undefined|[A-Z][A-Z\d_$]+)$/;
const BASIC_TYPE =
  /^(any|bigint|boolean|never|null|number|object|string|symbol|undefined|unknown)$/;
/** What stands behind a name to which a function is given. */
const FUNCTION_VALUE =
  /^\s*\??[=:]\s*(async\s*)?(function\b|\w+\s*=>|(<.*>)?\(.*\)(:.*)?\s*=>|\($|\(\{$)/;

/** What stands in the line of a piece of code. */
interface Surroundings {
  before: string;
  after: string;
}

/** The class of a piece of code, of those in src/theme/global.css; null where it keeps the color of plain code. */
export function codeClass(kind: string, text: string, around: Surroundings): string | null {
  return CLASSES[kind as Kind](text, around);
}

/** By kind; for some it depends on the name itself, or on its surroundings. */
const CLASSES: Record<Kind, (text: string, around: Surroundings) => string | null> = {
  keyword: () => 'k',
  string: () => 's',
  comment: () => 'c',
  constant: () => 'n',
  function: () => 'f',
  name: (text) => (CONSTANT_NAME.test(text) ? 'n' : null),
  type: (text) => (BASIC_TYPE.test(text) ? 'n' : 'f'),
  binding: (_, { before, after }) => {
    if (FUNCTION_VALUE.test(after)) return 'f';
    return /\b(let|var)\s+$/.test(before) ? null : 'n';
  },
  object: (text, { after }) => (/^\??\./.test(after) || text === 'length' ? 'n' : null),
  property: (_, { after }) => (FUNCTION_VALUE.test(after) ? 'f' : null),
};

/** How long a keystroke may wait for colors, in milliseconds. What is not parsed by then is colored when the editor is idle. */
const PARSE_TIME = 50;

/** Colors what is in view. */
export const codeColors = ViewPlugin.define(
  (view) => ({
    marks: colorsInView(view),
    update({ view: updated, state, startState, docChanged, viewportChanged }: ViewUpdate) {
      const parsedMore = syntaxTree(startState) !== syntaxTree(state);
      if (docChanged || viewportChanged || parsedMore) this.marks = colorsInView(updated);
    },
  }),
  { decorations: ({ marks }) => marks },
);

function colorsInView({ state, viewport, visibleRanges }: EditorView): DecorationSet {
  const tree = ensureSyntaxTree(state, viewport.to, PARSE_TIME) ?? syntaxTree(state);
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    highlightTree(
      tree,
      highlighter,
      (start, end, kind) => {
        const name = codeClass(kind, state.sliceDoc(start, end), surroundings(state, start, end));
        if (name) builder.add(start, end, (MARKS[name] ??= Decoration.mark({ class: name })));
      },
      from,
      to,
    );
  }
  return builder.finish();
}

const MARKS: Record<string, Decoration> = {};

function surroundings(state: EditorState, start: number, end: number): Surroundings {
  const { doc } = state;
  return {
    before: state.sliceDoc(doc.lineAt(start).from, start),
    after: state.sliceDoc(end, doc.lineAt(end).to),
  };
}
