import { escapeHtml } from '@/lib/highlightCode.server';
import type { ComponentApi, InheritedProps } from './apiTypes';
import { link, renderInline } from './renderInline.server';
import { renderHeading, renderRows, type EntryContext } from './renderSection.server';

/** What stands under a component's own props: its ref, the props of others folded by owner, and its place in a theme. */
export async function renderBelowProps(
  entry: ComponentApi,
  context: EntryContext,
): Promise<string> {
  const { name, ref, themeName } = entry;
  const { translate, resolveLink } = context;
  const aside = (html: string) => `<div class="api-aside">${html}</div>`;
  const paragraph = (text: string) => `<p>${renderInline(text, resolveLink)}</p>`;
  const refText =
    ref === null
      ? translate('apiNoRef', { name })
      : translate('apiRef', { name, type: `\`${ref}\`` });
  const themeText =
    themeName === null
      ? ''
      : subheading('theme-default-props', context) +
        paragraph(translate('apiThemeDefaultsText', { name, themeName }));
  return [
    aside(
      (entry.props.length > 0 ? '' : paragraph(translate('apiNoProps', { name }))) +
        paragraph(refText),
    ),
    await renderInheritance(entry, context),
    themeText && aside(themeText),
  ].join('');
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
    (await Promise.all(groups.map((group) => renderGroup(group, context)))).join('') +
    `</div>`
  );
}

async function renderGroup(group: InheritedProps, context: EntryContext): Promise<string> {
  const { owner, href, members } = group;
  const { translate, resolveLink } = context;
  const title = translate(titleKey(owner), { owner });
  const about = escapeHtml(translate('apiAbout', { owner }));
  const page = href && link(about, href, resolveLink);
  return (
    `<details class="api-group"><summary>${escapeHtml(title)} <span>${members.length}</span></summary>` +
    (page && page !== about ? `<p class="api-aside">${page}</p>` : '') +
    (await renderRows({ id: 'props', rows: members }, title, context)) +
    `</details>`
  );
}

/** Components begin with a capital letter, elements do not. */
function titleKey(owner: string): 'apiSystemProps' | 'apiAttributesOf' | 'apiPropsOf' {
  if (owner === 'system') return 'apiSystemProps';
  return /^[a-z]/.test(owner) ? 'apiAttributesOf' : 'apiPropsOf';
}
