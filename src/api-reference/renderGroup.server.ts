import { escapeHtml } from '@/lib/highlightCode.server';
import type { ComponentApi, InheritedProps } from './apiTypes';
import { link } from './renderInline.server';
import { renderRows, type EntryContext } from './renderSection.server';

/** Texts about the props of another: what they are, and where they are told. */
const TEXTS = {
  component: { title: 'apiPropsOf', about: 'apiAbout' },
  element: { title: 'apiAttributesOf', about: 'apiElementOnMdn' },
  anyElement: { title: 'apiHtmlAttributes', about: 'apiAttributesOnMdn' },
  system: { title: 'apiSystemProps', about: 'apiAboutSystemProps' },
} as const;

/** HTML of the props that a component takes from one owner, folded: those of a component in rows, all others by name. */
export async function renderGroup(
  group: InheritedProps,
  entry: ComponentApi,
  context: EntryContext,
): Promise<string> {
  const { owner, members } = group;
  const kind = kindOf(owner);
  const title = context.translate(TEXTS[kind].title, { owner });
  const content =
    kind === 'component'
      ? await renderRows({ id: 'props', rows: members }, title, context)
      : renderNames(members, kind);
  const sentences = [namesText(kind, entry, context), renderAbout(group, context)].filter(Boolean);
  return (
    `<details class="api-group"><summary>${escapeHtml(title)} <span>${members.length}</span></summary>` +
    (sentences.length > 0 ? `<p class="api-aside">${sentences.join(' ')}</p>` : '') +
    `${content}</details>`
  );
}

/** Components begin with a capital letter, elements do not. */
function kindOf(owner: string): keyof typeof TEXTS {
  if (owner === 'system') return 'system';
  if (owner === 'HTMLElement') return 'anyElement';
  return /^[a-z]/.test(owner) ? 'element' : 'component';
}

/** Attributes and system props are hundreds, and the same everywhere: their names are enough to find them. */
function renderNames(members: InheritedProps['members'], kind: keyof typeof TEXTS): string {
  const names = members.map(({ name }) => `<code>${escapeHtml(name)}</code>`);
  // What HTML has of itself would be a third of all that the reference says to machines.
  const omit = kind === 'system' ? '' : ' data-markdown="omit"';
  return `<p class="api-names"${omit}>${names.join(', ')}</p>`;
}

/** What becomes of props that are told by name alone. */
function namesText(
  kind: keyof typeof TEXTS,
  { name, ref }: ComponentApi,
  { translate }: EntryContext,
): string {
  if (kind === 'component') return '';
  if (kind === 'system') return escapeHtml(translate('apiSystemPropsText'));
  const key = ref === 'child' ? 'apiPassedToChild' : 'apiPassedToElement';
  return escapeHtml(translate(key, { name }));
}

/** A link to where an owner is told; nothing when it leads nowhere. */
function renderAbout(
  { owner, href }: InheritedProps,
  { translate, resolveLink }: EntryContext,
): string {
  const text = escapeHtml(translate(TEXTS[kindOf(owner)].about, { owner }));
  const html = href === null ? text : link(text, href, resolveLink);
  return html === text ? '' : html;
}
