/** A section of a page that can be found. */
export interface SearchRecord {
  id: number;
  /** Address with the section's anchor. */
  path: string;
  /** The page's title. */
  title: string;
  /** The section's heading; empty for a page's introduction. */
  heading: string;
  text: string;
  /** Name of the product, or of the blog, to tell pages of one title apart. */
  product: string;
}
