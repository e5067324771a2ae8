import type { Product } from '@/products/types';
import { packageOf } from './importsOf';
import { textOfLines } from './textOfLines';

interface MainOptions {
  /** What the demo imports. */
  imports: readonly string[];
  demoTheme: Product['demoTheme'];
  /** Whether the project is in TypeScript. */
  typed: boolean;
  tailwind: boolean;
}

/** What a demo stands in: statements that import it, and JSX around and before the demo. */
interface Surroundings {
  imports: string[];
  provider: { open: string; close: string } | null;
  baseline: boolean;
}

const SURROUNDINGS = {
  none: { imports: [], provider: null, baseline: false },
  material: {
    imports: ["import CssBaseline from '@mui/material/CssBaseline';"],
    provider: null,
    baseline: true,
  },
  // What MUI System draws knows no theme of its own.
  system: {
    imports: [
      "import CssBaseline from '@mui/material/CssBaseline';",
      "import { createTheme, ThemeProvider } from '@mui/material/styles';",
    ],
    provider: { open: '<ThemeProvider theme={createTheme()}>', close: '</ThemeProvider>' },
    baseline: true,
  },
  joy: {
    imports: [
      "import CssBaseline from '@mui/joy/CssBaseline';",
      "import { CssVarsProvider } from '@mui/joy/styles';",
    ],
    provider: { open: '<CssVarsProvider>', close: '</CssVarsProvider>' },
    baseline: true,
  },
} as const satisfies Record<string, Surroundings>;

/** `src/main.tsx`: shows the demo under the theme that it has on the site. */
export function mainModule({ imports, demoTheme, typed, tailwind }: MainOptions): string {
  const onSystem = demoTheme === 'material' && imports.map(packageOf).includes('@mui/system');
  const around: Surroundings = SURROUNDINGS[onSystem ? 'system' : demoTheme];
  const inner = [around.baseline && '<CssBaseline />', '<Demo />'].filter((line) => line !== false);
  const body = around.provider
    ? [around.provider.open, ...indented(inner, 2), around.provider.close]
    : inner;
  return textOfLines(
    ...around.imports,
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    "import Demo from './Demo';",
    tailwind && "import './index.css';",
    '',
    `createRoot(document.getElementById('root')${typed ? '!' : ''}).render(`,
    '  <StrictMode>',
    ...indented(body, 4),
    '  </StrictMode>,',
    ');',
  );
}

const indented = (lines: readonly string[], by: number) =>
  lines.map((line) => `${' '.repeat(by)}${line}`);
