/** Tags that posts may have, in the order in which the filter shows them. */
export const BLOG_TAGS = [
  'Accessibility',
  'Content',
  'Engineering',
  'Performance',
  'Security',
] as const;
