/** How a demo is shown. CONTRIBUTING.md says what each option does. */
export interface DemoOptions {
  bg: 'outlined' | 'true' | 'inline' | 'gradient' | 'playground';
  /** CSS pixels. */
  maxWidth: number | null;
  /** CSS pixels. */
  height: number | null;
  defaultCodeOpen: boolean;
  hideToolbar: boolean;
  hideEditButton: boolean;
  disableLiveEdit: boolean;
  /** The demo stands in a document of its own. `bg` is `true` then, and `height` is set. */
  iframe: boolean;
}
