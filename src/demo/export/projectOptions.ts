import type { Product } from '@/products/types';

/** What a project is made for. */
export interface ProjectOptions {
  /** Title of its page and its README. */
  title: string;
  /** The theme that the demo stands under on the site. */
  demoTheme: Product['demoTheme'];
  /** Hosts, beside the own machine, that its development server answers under: `.csb.app`. */
  allowedHosts?: readonly string[];
}
