import { kebabCase } from '@/lib/kebabCase';

/** A title as the name of a folder and a package: `basic-buttons`; `demo` when it has no letter for one. */
export function folderName(title: string): string {
  const name = kebabCase(title).replace(/[^a-z\d]+/g, '-');
  return name.replace(/^-|-$/g, '') || 'demo';
}
