import type { ServerTranslate } from '@/i18n/translator.server';
import type { ComponentApi } from './apiTypes';
import { renderGroup } from './renderGroup.server';
import { renderInline } from './renderInline.server';
import { renderHeading, type EntryContext } from './renderSection.server';

/** What stands under a component's own props: its ref, the props of others folded by owner, and its place in a theme. */
export async function renderBelowProps(
  entry: ComponentApi,
  context: EntryContext,
): Promise<string> {
  const { name, themeName } = entry;
  const { translate, resolveLink } = context;
  const aside = (html: string) => `<div class="api-aside">${html}</div>`;
  const paragraph = (text: string) => `<p>${renderInline(text, resolveLink)}</p>`;
  const themeText =
    themeName === null
      ? ''
      : subheading('theme-default-props', context) +
        paragraph(translate('apiThemeDefaultsText', { name, themeName }));
  return [
    aside(
      (entry.props.length > 0 ? '' : paragraph(translate('apiNoProps', { name }))) +
        paragraph(refText(entry, translate)),
    ),
    await renderInheritance(entry, context),
    themeText && aside(themeText),
  ].join('');
}

/** What a `ref` of the component gives, as a sentence. */
function refText({ name, ref }: ComponentApi, translate: ServerTranslate): string {
  if (ref === null) return translate('apiNoRef', { name });
  if (ref === 'child') return translate('apiRefOfChild', { name });
  if (ref === 'container') return translate('apiRefOfContainer', { name });
  return translate('apiRef', { name, type: `\`${ref}\`` });
}

/** Headings below that of the props, by the last part of their anchor. */
const SUBHEADINGS = {
  inheritance: 'apiInheritance',
  'theme-default-props': 'apiThemeDefaults',
} as const;

/** Those of the headings below the props that a component has. */
export function subheadingsOf(
  entry: ComponentApi,
): { id: string; key: (typeof SUBHEADINGS)[keyof typeof SUBHEADINGS] }[] {
  const ids = [
    ...(inherits(entry) ? (['inheritance'] as const) : []),
    ...(entry.themeName === null ? [] : (['theme-default-props'] as const)),
  ];
  return ids.map((id) => ({ id, key: SUBHEADINGS[id] }));
}

function subheading(
  id: keyof typeof SUBHEADINGS,
  { anchors, level, translate }: EntryContext,
): string {
  const text = translate(SUBHEADINGS[id]);
  return renderHeading({ id: anchors.section(id), text, level: level + 1 });
}

function inherits({ inherited, inheritsFrom }: ComponentApi): boolean {
  return inheritsFrom !== null || inherited.some(({ members }) => members.length > 0);
}

async function renderInheritance(entry: ComponentApi, context: EntryContext): Promise<string> {
  if (!inherits(entry)) return '';
  const { translate, resolveLink } = context;
  const { inheritsFrom, inherited, name } = entry;
  const groups = inherited.filter(({ members }) => members.length > 0);
  const href = inherited.find(({ owner }) => owner === inheritsFrom)?.href;
  const owner = href ? `[\`${inheritsFrom}\`](${href})` : `\`${inheritsFrom}\``;
  const sentence =
    inheritsFrom === null
      ? ''
      : `<p>${renderInline(translate('apiInherits', { name, owner }), resolveLink)}</p>`;
  return (
    `<div class="api-inherited">${subheading('inheritance', context)}` +
    (sentence && `<div class="api-aside">${sentence}</div>`) +
    (await Promise.all(groups.map((group) => renderGroup(group, entry, context)))).join('') +
    `</div>`
  );
}
