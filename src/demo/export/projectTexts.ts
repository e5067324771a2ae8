import { packageOf } from './importsOf';
import type { ProjectOptions } from './projectOptions';
import { textOfLines } from './textOfLines';

/** `.mjs` and not `.js`: the project is none of ES modules, so that default exports of CommonJS packages stay what they are. */
export function viteConfig(tailwind: boolean, allowedHosts: readonly string[]): string {
  const hosts = allowedHosts.map((host) => `'${host}'`).join(', ');
  return textOfLines(
    tailwind && "import tailwindcss from '@tailwindcss/vite';",
    "import react from '@vitejs/plugin-react';",
    "import { defineConfig } from 'vite';",
    '',
    'export default defineConfig({',
    `  plugins: [react()${tailwind ? ', tailwindcss()' : ''}],`,
    hosts !== '' && `  server: { allowedHosts: [${hosts}] },`,
    '});',
  );
}

/** The page of a project. Nothing in it is loaded from elsewhere. */
export function indexHtml({ title, demoTheme }: ProjectOptions, mainFile: string): string {
  const text = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return textOfLines(
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="utf-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    // The libraries' themes are light until told; a demo without one follows the reader's system.
    demoTheme === 'none' && '    <meta name="color-scheme" content="light dark" />',
    `    <title>${text}</title>`,
    '    <link rel="icon" href="data:," />',
    '  </head>',
    '  <body>',
    '    <div id="root" style="padding: 1rem"></div>',
    `    <script type="module" src="/${mainFile}"></script>`,
    '  </body>',
    '</html>',
  );
}

/** What to run, and what a licensed package asks for. */
export function readme(title: string, demoFile: string, imports: readonly string[]): string {
  const licensed = imports.map(packageOf).find((name) => /^@mui\/x-.+-(pro|premium)$/.test(name));
  return textOfLines(
    `# ${title}`,
    '',
    `The demo is \`${demoFile}\`. Node 20.19 or newer runs it:`,
    '',
    '    npm install',
    '    npm run dev',
    licensed !== undefined && '',
    licensed !== undefined &&
      `\`${licensed}\` needs a license: it shows a watermark until \`LicenseInfo.setLicenseKey()\` is called with a key.`,
  );
}
