/** The anchor of an address without its `#`, decoded; as it is written when its escapes are malformed. */
export function decodeAnchor(hash: string): string {
  const anchor = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
