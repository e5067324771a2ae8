import type { ApiEntry } from './apiTypes';

/** Where an entry stands: alone on its page, or with others on a tab of an article. */
export type ApiLayout = 'page' | 'tab';

interface ApiAnchors {
  /** Anchor of a section: `props`, on a tab `button-props`. */
  section: (id: string) => string;
  /** Anchor of a member: `Button-prop-color`, on a tab `button-prop-color`. */
  row: (kind: string, name: string) => string;
}

/** The anchors of an entry: with its name on a page, with its kebab id on a tab. */
export function apiAnchors(
  { id, name }: Pick<ApiEntry, 'id' | 'name'>,
  layout: ApiLayout,
): ApiAnchors {
  const isTab = layout === 'tab';
  const prefix = isTab ? id : name;
  return {
    section: (section) => (isTab ? `${id}-${section}` : section),
    row: (kind, member) => `${prefix}-${kind}-${member}`.replace(/\s+/g, '-'),
  };
}
