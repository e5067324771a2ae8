import type { ApiIndex } from '@data/apiPages';
import type { ApiEntry } from '@/api-reference/apiTypes';
import { packageFamily } from '@/api-reference/extract/apiSources';
import { renderApiFilter, type ApiHeading } from '@/api-reference/renderApiPage.server';
import { renderInline, type ResolveLink } from '@/api-reference/renderInline.server';
import { renderPlan } from '@/api-reference/renderPlan.server';
import { renderHeading } from '@/api-reference/renderSection.server';
import type { ServerTranslate } from '@/i18n/translator.server';
import { escapeAttribute, escapeHtml } from '@/lib/highlightCode.server';
import type { ApiPage } from './apiPages.server';

/** The kinds that an index tells apart, in its order, and the text of each. */
const KINDS = {
  component: 'apiComponents',
  interface: 'apiInterfaces',
} as const;

type Kind = keyof typeof KINDS;

/** Some of the entries of one package: those of one kind. */
interface KindRows {
  id: string;
  kind: Kind;
  pages: ApiPage[];
}

interface PackageRows {
  name: string;
  id: string;
  kinds: KindRows[];
}

/** What the rows of an index are rendered with. */
export interface IndexContext {
  summaries: ApiIndex['summaries'];
  translate: ServerTranslate;
  resolveLink: ResolveLink;
}

/** HTML of a list of API entries by package and kind. It has the filter of API pages, and their class names. */
export function renderApiIndex(pages: readonly ApiPage[], context: IndexContext): string {
  const { translate } = context;
  // An index has no types to filter by.
  const filter = renderApiFilter((key) => translate(key === 'apiFilter' ? 'apiIndexFilter' : key));
  const sections = byPackage(pages).map((section) => renderPackage(section, context));
  return `${filter}<div class="api-entry">${sections.join('')}</div>`;
}

/** The headings of an index in the order of the page. */
export function apiIndexHeadings(
  pages: readonly ApiPage[],
  translate: ServerTranslate,
): ApiHeading[] {
  return byPackage(pages).flatMap(({ id, name, kinds }) => [
    { id, text: name, level: 2 as const },
    ...(kinds.length > 1 ? kinds : []).map((rows) => ({
      id: rows.id,
      text: translate(KINDS[rows.kind]),
      level: 3 as const,
    })),
  ]);
}

/** The smallest package that has an entry: one is read from a larger plan where only that has all of it. */
export function smallestPackage({ imports, package: { name } }: ApiEntry): string {
  return /from '(@[^/']+\/[^/']+)/.exec(imports[0] ?? '')?.[1] ?? name;
}

/** The plan that a package belongs to; null when it is free. */
export function planOfPackage(name: string): 'pro' | 'premium' | null {
  return (['pro', 'premium'] as const).find((plan) => name.endsWith(`-${plan}`)) ?? null;
}

function byPackage(pages: readonly ApiPage[]): PackageRows[] {
  const packages = new Set(pages.flatMap(({ entry }) => packageFamily(entry.package.name)));
  return [...packages].flatMap((name) => {
    const own = pages.filter(({ entry }) => smallestPackage(entry) === name);
    const id = name.replace(/^.*\//, '');
    const kinds = (Object.keys(KINDS) as Kind[]).map((kind) => ({
      id: `${id}-${kind}s`,
      kind,
      pages: own.filter(({ entry }) => entry.kind === kind).sort(byId),
    }));
    const there = kinds.filter((rows) => rows.pages.length > 0);
    return there.length > 0 ? [{ name, id, kinds: there }] : [];
  });
}

function byId({ entry: first }: ApiPage, { entry: second }: ApiPage): number {
  return first.id < second.id ? -1 : 1;
}

function renderPackage({ id, name, kinds }: PackageRows, context: IndexContext): string {
  const lists = kinds.map((rows) => {
    const items = rows.pages.map((page) => renderItem(page, context)).join('');
    const text = context.translate(KINDS[rows.kind]);
    const title = kinds.length > 1 ? renderHeading({ id: rows.id, text, level: 3 }) : '';
    return `<div class="api-inherited">${title}<div class="api-rows">${items}</div></div>`;
  });
  const heading = renderHeading({ id, text: name, level: 2 });
  return `<section class="api-section">${heading}${lists.join('')}</section>`;
}

function renderItem({ entry, href }: ApiPage, context: IndexContext): string {
  const { translate, resolveLink } = context;
  const plan = planOfPackage(smallestPackage(entry));
  const badge = plan ? ` ${renderPlan(plan, translate)}` : '';
  return (
    `<div class="api-item"><div class="api-name"><code><a href="${escapeAttribute(href)}">` +
    `${escapeHtml(entry.name)}</a></code>${badge}</div>` +
    `<div class="api-text">${renderInline(summaryOf(entry, context.summaries), resolveLink)}</div>` +
    `<div class="api-type"><code>${escapeHtml(entry.imports[0] ?? '')}</code></div></div>`
  );
}

/** The first paragraph of a description. */
function summaryOf({ name, description }: ApiEntry, summaries: ApiIndex['summaries']): string {
  const summary = description.trim().split(/\n\s*\n/)[0] || summaries[name];
  if (!summary)
    throw new Error(`No package describes ${name}: write a sentence in apiSummaries.ts.`);
  return summary;
}
