import type { PhrasingContent, Table, TableCell } from 'mdast';
import type { ServerTranslate } from '@/i18n/translator.server';
import type { InstalledPackage } from './installedPackage.server';
import { productVersions, type ProductVersionRow } from './productVersions';
import { releasedVersions, type ReleasedVersion } from './releasedVersions';
import type { VersionsData } from './versionsData';

type Cell = string | PhrasingContent | readonly PhrasingContent[];
type Kind = ProductVersionRow['kind'];

interface VersionTablesContext {
  /** What the packages that the data names say of themselves, by name. */
  installed: ReadonlyMap<string, InstalledPackage>;
  translate: ServerTranslate;
}

/** What a version is, in one word. */
const KIND_TEXTS = {
  newer: 'versionsNewer',
  preRelease: 'versionsPreRelease',
  current: 'versionsHere',
  earlier: 'versionsEarlier',
} as const satisfies Record<Kind, string>;

const PLAN_TEXTS = {
  community: 'versionsCommunity',
  pro: 'versionsPro',
  premium: 'versionsPremium',
} as const;

/** The tables of the versions page as Markdown nodes, by the names that `data/versions.md` shows them under. */
export function versionTables(
  data: VersionsData,
  context: VersionTablesContext,
): Record<string, Table> {
  const { translate } = context;
  const products = data.products.map((product) => {
    const { name, rows } = productVersions(product);
    return [product.id, productTable(name, rows, translate)] as const;
  });
  return {
    released: releasedTable(releasedVersions(data), translate),
    branches: branchTable(data.branches, translate),
    packages: packageTable(data, context),
    requirements: requirementTable(data, context),
    ...Object.fromEntries(products),
  };
}

function releasedTable(rows: readonly ReleasedVersion[], translate: ServerTranslate): Table {
  const heads = [
    'versionsVersion',
    'versionsDocs',
    'versionsStatus',
    'versionsLast',
    'versionsNotes',
  ] as const;
  const cells = rows.map(({ text, kind, docs, releaseNotes, lastRelease }): Cell[] => [
    versionCell(text, kind, translate),
    docs === '/' ? link(docs, translate('versionsThisSite')) : link(slashed(docs), host(docs)),
    badge(kind, translate),
    lastRelease ? code(lastRelease) : '–',
    releaseNotes ? link(releaseNotes, translate('versionsNotesOf', { version: text })) : '–',
  ]);
  return table(translate('versionsReleased'), [heads.map((key) => translate(key)), ...cells]);
}

function branchTable(branches: VersionsData['branches'], translate: ServerTranslate): Table {
  const heads = ['versionsBranch', 'versionsDocs', 'versionsSource'] as const;
  const cells = branches.map(({ name, docs, source }): Cell[] => [
    code(name),
    link(docs, host(docs)),
    link(source, source.replace('https://', '')),
  ]);
  return table(translate('versionsBranches'), [heads.map((key) => translate(key)), ...cells]);
}

function productTable(
  name: string,
  rows: readonly ProductVersionRow[],
  translate: ServerTranslate,
): Table {
  const heads = ['versionsVersion', 'versionsWhere', 'versionsStatus'] as const;
  const cells = rows.map(({ text, kind, href }): Cell[] => [
    versionCell(text, kind, translate),
    link(href, kind === 'newer' ? translate('versionsOnNpm') : place(href, translate)),
    badge(kind, translate),
  ]);
  return table(translate('versionsOf', { name }), [heads.map((key) => translate(key)), ...cells]);
}

function packageTable(data: VersionsData, { installed, translate }: VersionTablesContext): Table {
  const heads = ['versionsPackage', 'versionsHere', 'versionsPlan', 'versionsLicense'] as const;
  const packages = data.products.flatMap((product) => product.packages);
  const cells = packages.map(({ name, plan }): Cell[] => {
    const { version, license } = fact(installed, name);
    return [
      code(name),
      code(version),
      plan ? translate(PLAN_TEXTS[plan]) : '–',
      license.startsWith('SEE ') ? translate('versionsCommercial') : license,
    ];
  });
  return table(translate('versionsPackages'), [heads.map((key) => translate(key)), ...cells]);
}

/** What the first package of each product needs; those of higher plans ask for the same. */
function requirementTable(
  data: VersionsData,
  { installed, translate }: VersionTablesContext,
): Table {
  const heads = ['versionsPackage', 'versionsReact', 'versionsNode', 'versionsBeside'] as const;
  const cells = data.products.map(({ packages }): Cell[] => {
    const { name, peers, node } = fact(installed, packages[0]?.name ?? '');
    const others = Object.entries(peers).filter(
      ([peer]) => !/^(@types\/)?react(-dom)?$/.test(peer),
    );
    return [
      code(name),
      peers['react'] ? code(peers['react']) : '–',
      node ? code(node) : '–',
      others.length > 0 ? listed(others.map(([peer, range]) => code(`${peer} ${range}`))) : '–',
    ];
  });
  return table(translate('versionsNeeds'), [heads.map((key) => translate(key)), ...cells]);
}

function fact(installed: VersionTablesContext['installed'], name: string): InstalledPackage {
  const found = installed.get(name);
  if (!found) throw new Error(`${name} is in data/versions.ts and was not read.`);
  return found;
}

/** The check mark is for the eye; those who hear the page are told in the same cell. */
function versionCell(text: string, kind: Kind, translate: ServerTranslate): PhrasingContent[] {
  if (kind !== 'current') return [words(text)];
  return [
    words(text),
    span({ className: ['version-check'], ariaHidden: 'true' }, ' ✓'),
    span({ className: ['visually-hidden'] }, `, ${translate('versionsThis')}`),
  ];
}

function badge(kind: Kind, translate: ServerTranslate): PhrasingContent {
  return span({ className: ['version-kind', `version-${kind}`] }, translate(KIND_TEXTS[kind]));
}

function place(href: string, translate: ServerTranslate): string {
  return href.startsWith('/') ? translate('versionsThisSite') : host(href);
}

/** `https://v4.mui.com/system/basics/` is at v4.mui.com. */
function host(address: string): string {
  return new URL(address).host;
}

function slashed(address: string): string {
  return address.replace(/\/?$/, '/');
}

function listed(items: readonly PhrasingContent[]): PhrasingContent[] {
  return items.flatMap((item, index) => (index > 0 ? [words(', '), item] : [item]));
}

function table(label: string, [head = [], ...rows]: readonly (readonly Cell[])[]): Table {
  return {
    type: 'table',
    data: { hProperties: { ariaLabel: label } },
    children: [head, ...rows].map((cells, row) => ({
      type: 'tableRow',
      children: cells.map((cell, column) =>
        tableCell(cell, row === 0 ? 'col' : column === 0 && 'row'),
      ),
    })),
  };
}

/** The first cell of a row names it. */
function tableCell(content: Cell, scope: 'col' | 'row' | false): TableCell {
  const children = typeof content === 'string' ? [words(content)] : [content].flat();
  if (!scope) return { type: 'tableCell', children };
  return { type: 'tableCell', children, data: { hName: 'th', hProperties: { scope } } };
}

function words(value: string): PhrasingContent {
  return { type: 'text', value };
}

function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value };
}

function link(url: string, text: string): PhrasingContent {
  return { type: 'link', url, children: [words(text)] };
}

function span(hProperties: Record<string, unknown>, text: string): PhrasingContent {
  return {
    type: 'emphasis',
    data: { hName: 'span', hProperties },
    children: [words(text)],
  } as PhrasingContent;
}
