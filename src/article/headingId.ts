/**
 * The anchor of a heading: lower case, punctuation and spaces as single dashes, none at the ends. A second heading of the
 * same text gets `-1`, a third `-2`; `taken` is added to.
 */
export function headingId(text: string, taken: Set<string>): string {
  const base =
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section';
  let id = base;
  for (let count = 1; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
