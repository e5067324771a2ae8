/** How a demo is shown. CONTRIBUTING.md says what each option does. */
export interface DemoOptions {
  bg: 'outlined' | 'true' | 'inline' | 'gradient' | 'playground';
  /** CSS pixels. */
  maxWidth: number | null;
  /** CSS pixels. */
  height: number | null;
  defaultCodeOpen: boolean;
  hideToolbar: boolean;
}
