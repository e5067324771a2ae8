// Writes the harness's content as a site of ours:
//   node test/bench/generate.mjs [--n 200]
// into a copy of this project in the work folder. See CONTRIBUTING.md for the format of articles.
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { copyFolder, importFromHarness, REPOSITORY, WORK, write } from './workFolder.mjs';

/** Product that takes the harness's pages. The others, and the test pages, get one short article each. */
const PRODUCT = 'material-ui';

/** Folders whose addresses begin otherwise than with their name. */
const BASES = { 'docs-infra': 'experiments/docs' };

/** Articles that the page of versions leads to. */
const NEEDED_ARTICLES = { x: ['react-data-grid', 'react-date-pickers'] };

/** What the peers have nothing like of, by file: an API reference, and test pages that a program makes. */
const EMPTIED = {
  'data/apiPages.ts': 'export const API_PRODUCTS = [];\nexport const API_INDEXES = [];\n',
  'data/docs-infra/madePages.ts':
    'export const API_TEST_PAGES = [];\nexport const GENERATED_TEST_PAGES = [];\n',
};

/** What a build makes or does not need. */
const NOT_COPIED = [
  '.cache',
  '.generated',
  '.git',
  '.next',
  '.swc',
  'bench-results',
  'node_modules',
  'out',
  'test',
  'test-results',
];

/** The copy of this project that the content is written into. */
export const SITE = path.join(WORK, 'work', 'ours');

/** Makes a fresh copy of the project whose content is the harness's Button page and `n` prose pages. */
export async function generate(n) {
  const harness = await importFromHarness('gen.mjs');
  const { title, description } = await importFromHarness('shared/button.mjs');
  const prosePages = harness.makePages(n);

  copyProject();
  for (const product of productFolders()) {
    if (product !== PRODUCT) writeShortProduct(product);
  }
  writeOnePost();
  replaceIn('data/versions.md', /\]\(\/[\w/-]+\/\)/g, '](/x/overview/)');
  for (const [file, source] of Object.entries(EMPTIED)) write(path.join(SITE, file), source);
  const folder = emptyProductFolder(PRODUCT);
  const button = article({ title, description, body: buttonBody(harness) });
  write(path.join(folder, 'button.md'), button);
  for (const name of harness.demoNames) {
    write(path.join(folder, 'button', `${name}.tsx`), demoFile(harness.demoSource(name)));
  }
  for (const page of prosePages) {
    write(path.join(folder, page.group, `${page.slug}.md`), article(page));
  }
  writePages(PRODUCT, [
    { pathname: `/${PRODUCT}/button/`, title },
    ...groups(prosePages).map(({ group, groupTitle, pages }) => ({
      pathname: `/${PRODUCT}/${group}/`,
      title: groupTitle,
      subheader: group,
      children: pages.map((page) => ({
        pathname: `/${PRODUCT}/${group}/${page.slug}/`,
        title: page.title,
      })),
    })),
  ]);
  return SITE;
}

function copyProject() {
  const modules = path.join(REPOSITORY, 'node_modules');
  if (!existsSync(modules)) throw new Error('No node_modules. Run `npm install` first.');
  rmSync(SITE, { recursive: true, force: true });
  copyFolder(REPOSITORY, SITE, NOT_COPIED);
  symlinkSync(modules, path.join(SITE, 'node_modules'), 'dir');
}

/** Every folder of `data/` that has a navigation tree. */
function productFolders() {
  const data = path.join(SITE, 'data');
  return readdirSync(data).filter((name) => existsSync(path.join(data, name, 'pages.ts')));
}

/** Removes the articles and demos of a product; what loads its demos stays. */
function emptyProductFolder(product) {
  const folder = path.join(SITE, 'data', product);
  for (const name of readdirSync(folder)) {
    if (name !== 'demos.ts') rmSync(path.join(folder, name), { recursive: true });
  }
  return folder;
}

/** Short articles with one demo each: a product without any would be another kind of site. */
function writeShortProduct(product) {
  const folder = emptyProductFolder(product);
  const slugs = ['overview', ...(NEEDED_ARTICLES[product] ?? [])];
  const text = { title: 'Overview', description: 'One short article.' };
  for (const slug of slugs) {
    write(
      path.join(folder, `${slug}.md`),
      article({ ...text, body: 'A paragraph.\n\n::demo{name="Greeting"}\n' }),
    );
    write(
      path.join(folder, slug, 'Greeting.tsx'),
      'export default function Greeting() {\n  return <p>Hello</p>;\n}\n',
    );
  }
  const base = BASES[product] ?? product;
  const pages = slugs.map((slug) => ({ pathname: `/${base}/${slug}/`, title: 'Overview' }));
  writePages(product, pages);
}

/** The posts lead to articles that are not there. */
function writeOnePost() {
  const folder = path.join(SITE, 'data', 'blog');
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.md')) rmSync(path.join(folder, name));
  }
  const [tag] = readFileSync(path.join(folder, 'tags.ts'), 'utf8').match(/(?<=')[\w -]+(?=')/);
  const facts = `date: 2023-12-01\ntags: [${JSON.stringify(tag)}]`;
  const post = article({ title: 'A post', description: 'One short post.', body: 'A paragraph.\n' });
  write(path.join(folder, 'a-post.md'), post.replace('---\n', `---\n${facts}\n`));
}

function replaceIn(file, pattern, replacement) {
  const target = path.join(SITE, file);
  write(target, readFileSync(target, 'utf8').replace(pattern, replacement));
}

function writePages(product, pages) {
  const type = "import type { PageEntry } from '@/products/types';";
  const tree = JSON.stringify(pages, null, 2);
  write(
    path.join(SITE, 'data', product, 'pages.ts'),
    `${type}\n\nexport const pages: readonly PageEntry[] = ${tree};\n`,
  );
}

function article({ title, description, body }) {
  const yaml = Object.entries({ title, description }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  return ['---', ...yaml, '---', '', escapeDirectives(body)].join('\n');
}

/** The Button page. The peers repeat each demo's source in a fence after it; our demos bring theirs along. */
function buttonBody({ buttonMarkdown, demoNames, demoSource }) {
  let body = buttonMarkdown(demoLine);
  for (const name of demoNames) {
    const repeated = `${demoLine(name)}\n\n\`\`\`tsx\n${demoSource(name)}\n\`\`\``;
    if (!body.includes(repeated)) throw new Error(`The source of ${name} is not after its demo.`);
    body = body.replace(repeated, () => demoLine(name));
  }
  return body;
}

const demoLine = (name) => `::demo{name="${name}"}`;

/** Our check refuses an import that nothing uses, which some demos of the harness have. */
function demoFile(source) {
  const reactImport = /^import \* as React from 'react';\n/;
  const usesReact = /\bReact\./.test(source.replace(reactImport, ''));
  return `${usesReact ? source : source.replace(reactImport, '')}\n`;
}

/** Keeps lines of prose that begin with colons from being read as directives of ours. */
function escapeDirectives(body) {
  let inFence = false;
  const lines = body.split('\n').map((line) => {
    if (line.startsWith('```')) inFence = !inFence;
    const isOurs = /^::demo\{name="\w+"\}$/.test(line);
    return inFence || isOurs ? line : line.replace(/^:{2,}/, '\\$&');
  });
  return lines.join('\n');
}

function groups(pages) {
  return [...new Set(pages.map(({ group }) => group))].map((group) => {
    const members = pages.filter((page) => page.group === group);
    return { group, groupTitle: members[0].groupTitle, pages: members };
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values } = parseArgs({ options: { n: { type: 'string', default: '200' } } });
  console.log(await generate(Number(values.n)));
}
