import path from 'node:path';
import type { CodeStyling } from '@/preferences/codePreferences';
import { STYLING_SLUGS } from './demoTypes';

/** The file of a demo: `data/material-ui/react-button/BasicButtons.tsx`, in Tailwind `BasicButtons.tailwind.tsx`. */
export function demoFile(
  articleFile: string,
  name: string,
  styling: CodeStyling = 'MUI System',
): string {
  const ending = styling === 'MUI System' ? '.tsx' : `.${STYLING_SLUGS[styling]}.tsx`;
  return path.join(articleFile.replace(/\.md$/, ''), `${name}${ending}`);
}
