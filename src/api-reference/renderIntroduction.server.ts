import { escapeAttribute, escapeHtml, highlightCode } from '@/lib/highlightCode.server';
import { codeBlockHtml } from '@/ui/codeBlockHtml.server';
import type { ApiEntry, ApiPackage } from './apiTypes';
import { link, renderInline, renderText } from './renderInline.server';
import { renderPlan } from './renderPlan.server';
import { renderHeading, type EntryContext } from './renderSection.server';

/** A page that shows a component at work. */
export interface ApiDemoLink {
  text: string;
  href: string;
}

/** What stands before the lists of an entry: what it is, where it was read from, its demos and how to import it. */
export async function renderIntroduction(
  entry: ApiEntry,
  demos: readonly ApiDemoLink[],
  context: EntryContext,
): Promise<string> {
  const description = renderText(entry.description, context.resolveLink);
  return [
    description && `<div class="api-description">${description}</div>`,
    renderPackage(entry, context),
    renderDemos(demos, context),
    await renderImports(entry.imports, context),
  ].join('');
}

function renderPackage(entry: ApiEntry, { translate, resolveLink }: EntryContext): string {
  const { name, version, integrity }: ApiPackage = entry.package;
  const plan =
    entry.kind === 'component' && entry.plan ? ` ${renderPlan(entry.plan, translate)}` : '';
  const source = renderInline(translate('apiReadFrom', { name, version }), resolveLink);
  const label = escapeHtml(translate('apiIntegrity'));
  const copy = translate('apiCopyIntegrity');
  return (
    `<p class="api-package"><span>${source}${plan}</span> <span>${label} ` +
    `<code title="${escapeAttribute(integrity)}">${escapeHtml(shorten(integrity))}</code> ` +
    `<button type="button" class="api-link" data-copy="${escapeAttribute(integrity)}">${escapeHtml(copy)}</button></span></p>`
  );
}

/** Enough of a long hash to compare it by eye. */
function shorten(integrity: string): string {
  return integrity.length > 28 ? `${integrity.slice(0, 15)}…${integrity.slice(-6)}` : integrity;
}

function renderDemos(demos: readonly ApiDemoLink[], context: EntryContext): string {
  if (demos.length === 0) return '';
  const { anchors, translate, level, resolveLink } = context;
  const text = translate('apiComponentDemos');
  const items = demos.map(
    (demo) => `<li>${link(escapeHtml(demo.text), demo.href, resolveLink)}</li>`,
  );
  return (
    renderHeading({ id: anchors.section('demos'), text, level }) +
    `<div class="callout callout-success api-demos"><p>${escapeHtml(translate('apiDemosText'))}</p><ul>${items.join('')}</ul></div>`
  );
}

async function renderImports(imports: readonly string[], context: EntryContext): Promise<string> {
  if (imports.length === 0) return '';
  const { anchors, translate, level } = context;
  const blocks = await Promise.all(
    imports.map(async (statement) =>
      codeBlockHtml({
        html: await highlightCode(statement, 'ts'),
        language: 'ts',
        copyLabel: translate('copy'),
      }),
    ),
  );
  return (
    renderHeading({ id: anchors.section('import'), text: translate('apiImport'), level }) +
    blocks.join(`<p class="api-or">${escapeHtml(translate('apiOr'))}</p>`)
  );
}
