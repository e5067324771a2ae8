import type { DemoSource } from '../demoTypes';
import { folderName } from './folderName';
import { importsOf } from './importsOf';
import { mainModule } from './mainModule';
import type { ProjectOptions } from './projectOptions';
import { projectPackages } from './projectPackages';
import { indexHtml, readme, viteConfig } from './projectTexts';

/** Text by path: `src/Demo.tsx`. */
export type ProjectFiles = Record<string, string>;

/** A Vite project that shows one demo: complete, and always the same for the same source. */
export function projectFiles(source: DemoSource, options: ProjectOptions): ProjectFiles {
  const typed = source.variant === 'TS';
  const tailwind = source.styling === 'Tailwind';
  const [demoFile, mainFile] = typed
    ? ['src/Demo.tsx', 'src/main.tsx']
    : ['src/Demo.jsx', 'src/main.jsx'];
  const imports = importsOf(source.code);
  const main = mainModule({ imports, demoTheme: options.demoTheme, typed, tailwind });
  const config = viteConfig(tailwind, options.allowedHosts ?? []);
  return {
    '.gitignore': 'node_modules\ndist\n',
    'README.md': readme(options.title, demoFile, imports),
    'index.html': indexHtml(options, mainFile),
    'package.json': json({
      name: folderName(options.title),
      version: '0.0.0',
      private: true,
      scripts: {
        dev: 'vite',
        build: typed ? 'tsc && vite build' : 'vite build',
        preview: 'vite preview',
      },
      dependencies: projectPackages([...imports, ...importsOf(main)]),
      devDependencies: projectPackages([
        ...importsOf(config),
        ...(tailwind ? ['tailwindcss'] : []),
        ...(typed ? typings(imports) : []),
      ]),
    }),
    ...(typed && { 'tsconfig.json': json(TSCONFIG) }),
    'vite.config.mjs': config,
    [demoFile]: `${source.code.trimEnd()}\n`,
    ...(tailwind && { 'src/index.css': "@import 'tailwindcss';\n" }),
    [mainFile]: main,
  };
}

/** The file of a project that a reader wants to see first. */
export function demoFileOf(files: ProjectFiles): string {
  return 'src/Demo.tsx' in files ? 'src/Demo.tsx' : 'src/Demo.jsx';
}

/** The compiler, and the types of packages that bring none. */
function typings(imports: readonly string[]): string[] {
  const stylis = imports.includes('stylis') ? ['@types/stylis'] : [];
  return ['typescript', '@types/react', '@types/react-dom', ...stylis];
}

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
