/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { listFiles } from '@/lib/listFiles.server';

const read = (file: string) => readFileSync(file, 'utf8');
const readme = read('README.md');
const [, map = ''] = /^## Map of the house\n+```\n(.*?)^```$/ms.exec(readme) ?? [];
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const foldersOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the map of the house', () => {
  it('is read at a glance', () => {
    expect(map.trim().split('\n').length).toBeLessThanOrEqual(30);
  });

  it('has every folder of src, and no other', () => {
    const [, src = ''] = /^src\/[^\n]*\n(.*?)^scripts\//ms.exec(map) ?? [];
    const rows = [...src.matchAll(/^ {2}((?:[\w-]+\/ +)+)/gm)];
    const named = rows.flatMap(([, folders = '']) => folders.trim().split(/\/ */).filter(Boolean));
    expect(named.sort()).toEqual(foldersOf('src').sort());
  });

  it('has every file that all of data shares', () => {
    const files = readdirSync('data').filter((name) => /\.(ts|txt)$/.test(name));
    expect(files.filter((name) => !map.includes(name))).toEqual([]);
  });
});

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (file) => {
  const text = read(file);

  it('names files and folders that exist', () => {
    const named = [...text.matchAll(/`((?:data|src|scripts|test|pages|public)\/[\w./-]+)`/g)];
    const paths = named.map(([, name = '']) => name);
    expect(paths.length).toBeGreaterThan(1);
    expect(paths.filter((name) => !existsSync(name))).toEqual([]);
  });

  it('names commands that exist, all of them in the README', () => {
    const named = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w-]+)/g)];
    const commands = new Set(named.map(([, name = '']) => name));
    expect([...commands].filter((name) => !(name in scripts))).toEqual([]);
    if (file === 'README.md') expect([...commands].sort()).toEqual(Object.keys(scripts).sort());
  });

  it('leads to pictures that are there', () => {
    const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);
    expect(pictures.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('the recipes', () => {
  it('have five steps at most', () => {
    const recipes = readme.split(/^### /m).slice(1);
    expect(recipes.length).toBeGreaterThanOrEqual(9);
    for (const recipe of recipes) {
      const steps = recipe.match(/^\d\. /gm) ?? [];
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.length).toBeLessThanOrEqual(5);
    }
  });
});

describe('.env.example', () => {
  /** Set by the system, by Node, or by the commands for each other. */
  const NOT_CONFIGURED = ['BUILD_ID', 'NEXT_PUBLIC_CONTENT_EVENTS', 'NODE_ENV', 'PATH'];

  it('describes every variable that is read, and no other', async () => {
    const folders = ['data', 'pages', 'scripts', 'src', 'test/bench', 'test/e2e'];
    const files = (await Promise.all(folders.map((folder) => listFiles(folder, '')))).flat();
    const code = [...files, 'next.config.js'].filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
    const found = code
      .map(read)
      .join('\n')
      .matchAll(/(?:process\.env|combinedEnv)(?:\.|\[')([A-Z][A-Z_]+)/g);
    const used = new Set([...found].map(([, name = '']) => name));
    const described = [...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)];
    expect(described.map(([, name = '']) => name).sort()).toEqual(
      [...used].filter((name) => !NOT_CONFIGURED.includes(name)).sort(),
    );
  });
});
