import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { exportedFiles, OUT, test } from './site';

interface ExportedDocument {
  file: string;
  html: string;
}

const documents: ExportedDocument[] = exportedFiles().map((file) => ({
  file,
  html: readFileSync(path.join(OUT, file), 'utf8'),
}));

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes attributes and void elements in its own style.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Libraries under documentation style their parts inline and with roles of their own.
    'no-inline-style': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    // A raw > in text is allowed by the HTML standard, and shorter.
    'no-raw-characters': 'off',
    // The select of Material UI labels an element with the role of a combobox.
    'valid-for': 'off',
  },
});

function matches(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

test('every link and every anchor of the site leads somewhere', () => {
  const ids = new Map(
    documents.map(({ file, html }) => [file, new Set(matches(html, /\sid="([^"]+)"/g))]),
  );
  const broken: string[] = [];
  for (const { file, html } of documents) {
    for (const href of matches(html, /<a\s[^>]*?href="([^"]*)"/g)) {
      if (/^(https?:|mailto:|data:)/.test(href)) continue;
      const target = new URL(
        href.replace(/&amp;/g, '&'),
        `http://site/${file.replace(/index\.html$/, '')}`,
      );
      const pathname = decodeURIComponent(target.pathname);
      const targetFile = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      const anchor = decodeURIComponent(target.hash.slice(1));
      const known = ids.get(targetFile.slice(1));
      const exists = known !== undefined || existsSync(path.join(OUT, targetFile));
      if (!exists || (anchor && !known?.has(anchor))) broken.push(`${file}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('every document is valid HTML', async () => {
  const mistakes: string[] = [];
  for (const { file, html } of documents) {
    const report = await htmlValidate.validateString(html, file);
    for (const result of report.results) {
      for (const { ruleId, message, line, column } of result.messages) {
        mistakes.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
      }
    }
  }
  expect([...new Set(mistakes)]).toEqual([]);
});

test('every document has one h1, and no heading skips a level', () => {
  const mistakes: string[] = [];
  for (const { file, html } of documents) {
    // Demos bring headings of their own, which belong to the application they stand for.
    const levels = matches(html, /<h([1-6])[\s>]/g).map(Number);
    if (levels.filter((level) => level === 1).length !== 1) mistakes.push(`${file}: not one h1`);
    if (file.startsWith('demos')) continue;
    levels.reduce((before, level) => {
      if (level > before + 1) mistakes.push(`${file}: h${level} after h${before}`);
      return level;
    }, 0);
  }
  expect(mistakes).toEqual([]);
});

test('every document has a title and a description of its own', () => {
  const titles = documents.map(({ html }) => matches(html, /<title[^>]*>([^<]*)<\/title>/g)[0]);
  const descriptions = documents.map(
    ({ html }) => matches(html, /<meta name="description" content="([^"]*)"/g)[0],
  );
  for (const values of [titles, descriptions]) {
    expect(values.every(Boolean)).toBe(true);
    expect(new Set(values).size).toBe(documents.length);
  }
});

/** Not the first page, whose texts are React's own, nor the API reference, where props are described in the same words. */
function isArticle({ file }: ExportedDocument): boolean {
  return file !== 'index.html' && !file.includes('/api/');
}

test('no data of an API page carries its HTML', () => {
  const pages = documents.filter(({ file }) => file.includes('/api/'));
  expect(pages.length).toBeGreaterThan(280);
  for (const { file, html } of pages) {
    const [data = ''] = matches(html, /<script id="__NEXT_DATA__"[^>]*>(.*?)<\/script>/gs);
    expect([file, data.length > 0, data.includes('api-entry')]).toEqual([file, true, false]);
    expect(html).toContain('class="api-entry"');
  }
});

test('the prose of an article is in its document once', () => {
  const twice: string[] = [];
  for (const { file, html } of documents.filter(isArticle)) {
    for (const paragraph of matches(html, /<p>([^<]{60,})<\/p>/g)) {
      const escaped = JSON.stringify(paragraph).slice(1, -1);
      const copies = html.split(paragraph).length + html.split(escaped).length - 2;
      const expected = paragraph === escaped ? 2 : 1;
      if (copies !== expected) twice.push(`${file}: ${paragraph.slice(0, 60)}`);
    }
  }
  expect(documents.some(({ html }) => /<p>([^<]{60,})<\/p>/.test(html))).toBe(true);
  expect(twice).toEqual([]);
});

test('every class of the documents has its styles in the document', () => {
  const bare = documents.flatMap(({ file, html }) => {
    const styles = matches(html, /<style[^>]*>(.*?)<\/style>/gs).join('');
    const used = matches(html, /class="([^"]*)"/g).flatMap((names) => names.split(' '));
    // The names that CSS modules make: `SideNav_row__2QWxO`.
    const ours = new Set(used.filter((name) => /^[A-Z]\w*_\w+__[\w-]{5}$/.test(name)));
    return [...ours]
      .filter((name) => !styles.includes(`.${name}`))
      .map((name) => `${file}: ${name}`);
  });
  expect(documents[0]?.html).toMatch(/class="[^"]*__/);
  expect(bare).toEqual([]);
});

test('the one script inside a document is the one before the first paint, at the start of its body', () => {
  const { script } = JSON.parse(readFileSync('.generated/before-paint.json', 'utf8')) as {
    script: string;
  };
  for (const { file, html } of documents) {
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)]
      .filter(([, attributes = '']) => !/type="application\/(ld\+)?json"/.test(attributes))
      .map(([, , text]) => text);
    expect([file, inline]).toEqual([file, [script]]);
    expect(html).toMatch(/<body[^>]*><script>/);
  }
});
