import type { DemoSource } from '../demoTypes';
import { downloadProject } from './downloadProject';
import { codeSandboxForm, stackBlitzForm } from './exportForms';
import { folderName } from './folderName';
import { openForm } from './openForm';
import { projectFiles } from './projectFiles';
import type { ProjectOptions } from './projectOptions';

/** Ways to take a demo away. */
export type ExportKind = 'stackblitz' | 'codesandbox' | 'download';

/**
 * Takes a demo away as a project. To be imported when it is asked for: it brings the archive format and all versions along. Call it
 * soon after a press, or the browser takes the new tab for a pop-up.
 */
export function exportDemo(
  kind: ExportKind,
  source: DemoSource,
  options: Pick<ProjectOptions, 'title' | 'demoTheme'>,
): void {
  EXPORTS[kind](source, options);
}

const EXPORTS: Record<ExportKind, (source: DemoSource, options: ProjectOptions) => void> = {
  stackblitz: (source, options) =>
    openForm(stackBlitzForm(projectFiles(source, options), options.title)),
  codesandbox: (source, options) =>
    openForm(codeSandboxForm(projectFiles(source, { ...options, allowedHosts: ['.csb.app'] }))),
  download: (source, options) =>
    downloadProject(projectFiles(source, options), folderName(options.title)),
};
