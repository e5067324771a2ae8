import { demoFileOf, projectFiles } from '@/demo/export/projectFiles';
import type { ProjectOptions } from '@/demo/export/projectOptions';
import type { DemoSource } from '@/demo/demoTypes';

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const BUTTON = `import Button from '@mui/material/Button';

export default function Basic() {
  return <Button>Save</Button>;
}`;

function project(source: Partial<DemoSource> = {}, options: Partial<ProjectOptions> = {}) {
  return projectFiles(
    {
      styling: 'MUI System',
      variant: 'TS',
      fileName: 'Basic.tsx',
      html: '',
      code: BUTTON,
      ...source,
    },
    { title: 'Basic', demoTheme: 'material', ...options },
  );
}

const manifestOf = (files: Record<string, string>) =>
  JSON.parse(files['package.json'] ?? '') as Manifest;

describe('projectFiles', () => {
  it('makes a TypeScript project around the demo as it is', () => {
    const files = project();
    expect(Object.keys(files)).toEqual([
      '.gitignore',
      'README.md',
      'index.html',
      'package.json',
      'tsconfig.json',
      'vite.config.mjs',
      'src/Demo.tsx',
      'src/main.tsx',
    ]);
    expect(files['src/Demo.tsx']).toBe(`${BUTTON}\n`);
    expect(files['index.html']).toContain('src="/src/main.tsx"');
    expect(demoFileOf(files)).toBe('src/Demo.tsx');
    const { scripts, devDependencies } = manifestOf(files);
    expect(scripts['build']).toBe('tsc && vite build');
    expect(Object.keys(devDependencies)).toEqual([
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
  });

  it('makes a JavaScript project without anything of TypeScript', () => {
    const files = project({ variant: 'JS' });
    expect(Object.keys(files).filter((path) => /tsx|tsconfig/.test(path))).toEqual([]);
    expect(JSON.stringify(files)).not.toMatch(/typescript|tsx|tsc|@types/);
    expect(files['src/main.jsx']).toContain("document.getElementById('root'))");
    expect(files['index.html']).toContain('src="/src/main.jsx"');
    expect(demoFileOf(files)).toBe('src/Demo.jsx');
  });

  it('makes the same project of the same source, to the last byte', () => {
    expect(JSON.stringify(project())).toBe(JSON.stringify(project()));
  });

  it('shows Material demos on a baseline, and those of MUI System under the Material theme', () => {
    expect(project()['src/main.tsx']).toBe(`import CssBaseline from '@mui/material/CssBaseline';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './Demo';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CssBaseline />
    <Demo />
  </StrictMode>,
);
`);
    const system = project({ code: "import Box from '@mui/system/Box';" });
    expect(system['src/main.tsx']).toContain('<ThemeProvider theme={createTheme()}>');
    expect(Object.keys(manifestOf(system).dependencies)).toContain('@mui/material');
  });

  it('shows Joy demos under the variables of the Joy theme', () => {
    const files = project({ code: "import Box from '@mui/joy/Box';" }, { demoTheme: 'joy' });
    expect(files['src/main.tsx']).toContain(`    <CssVarsProvider>
      <CssBaseline />
      <Demo />
    </CssVarsProvider>`);
    const { dependencies } = manifestOf(files);
    expect(Object.keys(dependencies)).toContain('@mui/joy');
    expect(Object.keys(dependencies)).not.toContain('@mui/material');
  });

  it('shows unstyled demos alone, in the colors of the system', () => {
    const code =
      "import { Button } from '@mui/base/Button';\nimport { styled } from '@mui/system';";
    const files = project({ code }, { demoTheme: 'none' });
    expect(files['src/main.tsx']).not.toMatch(/Provider|Baseline/);
    expect(files['index.html']).toContain('<meta name="color-scheme" content="light dark" />');
    expect(project()['index.html']).not.toContain('color-scheme');
  });

  it('brings Tailwind along for demos that are styled with it, and for no others', () => {
    const files = project(
      { styling: 'Tailwind', code: "import clsx from 'clsx';" },
      { demoTheme: 'none' },
    );
    expect(files['src/index.css']).toBe("@import 'tailwindcss';\n");
    expect(files['src/main.tsx']).toContain("import './index.css';");
    expect(files['vite.config.mjs']).toContain('plugins: [react(), tailwindcss()]');
    const { devDependencies } = manifestOf(files);
    expect(devDependencies['@tailwindcss/vite']).toBe(devDependencies['tailwindcss']);
    expect(JSON.stringify(project({ styling: 'CSS' }))).not.toMatch(/tailwind|index\.css/);
  });

  it('answers under other hosts only where it is told to', () => {
    expect(project()['vite.config.mjs']).not.toContain('server');
    expect(project({}, { allowedHosts: ['.csb.app'] })['vite.config.mjs']).toContain(
      "server: { allowedHosts: ['.csb.app'] },",
    );
  });

  it('writes a title as text', () => {
    const files = project({}, { title: 'A < B & </title><script>' });
    expect(files['index.html']).toContain('<title>A &lt; B &amp; &lt;/title>&lt;script></title>');
    expect(manifestOf(files).name).toBe('a-b-title-script');
  });

  it('loads nothing from elsewhere', () => {
    expect(JSON.stringify(project())).not.toMatch(/https?:/);
  });

  it('says what a licensed package needs, and nothing of licenses otherwise', () => {
    const pro = project({ code: "import { DataGridPro } from '@mui/x-data-grid-pro';" });
    expect(pro['README.md']).toContain('`@mui/x-data-grid-pro` needs a license');
    expect(project()['README.md']).not.toMatch(/license/i);
  });
});
