import type { ExportKind } from './export/exportDemo';
import type { DemoToolbarProps } from './sharedProps';

export type ExportProps = Pick<DemoToolbarProps, 'demo' | 'product' | 'current' | 'say'>;

/** Editors on the web that take a project, and the text that names the way there. */
export const EXPORT_HOSTS = [
  ['stackblitz', 'openInStackBlitz'],
  ['codesandbox', 'openInCodeSandbox'],
] as const;

/** Hands the code as it stands over to what makes a project of it, which is loaded when it is first needed. */
export async function exportSource(
  kind: ExportKind,
  { demo, product, current, say }: ExportProps,
  failure: string,
): Promise<void> {
  const source = await current();
  if (!source) return;
  try {
    const { exportDemo } = await import('./export/exportDemo');
    exportDemo(kind, source, { title: demo.name, demoTheme: product.demoTheme });
  } catch {
    say(failure);
  }
}
