/** @jest-environment node */
import path from 'node:path';
import ts from 'typescript';
import { postJsonLd } from '@/blog/postJsonLd';
import { postOf } from './posts';

const PLACE = { host: 'https://docs.example.com', language: 'en' };
const FILE = path.resolve('post.json-ld.ts');

/** What the types of schema-dts, which are made from the vocabulary of schema.org, find wrong with an article. */
function mistakes(json: string): string[] {
  const text = `import type { Article, WithContext } from 'schema-dts';
export const post: WithContext<Article> = ${json};`;
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022) : read(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('a post in the vocabulary of schema.org', () => {
  const json = postJsonLd(postOf('post', { day: 21, tags: ['Security', 'Content'] }), PLACE);

  it('is an article as schema.org defines it', () => {
    expect(mistakes(json)).toEqual([]);
    expect(mistakes(json.replace('"headline"', '"headlin"'))).not.toEqual([]);
    expect(mistakes(json.replace('"Organization"', '"Oganization"'))).not.toEqual([]);
  }, 60_000);

  it('says what the page says', () => {
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Article',
      headline: 'Title of post',
      datePublished: '2026-11-21',
      url: 'https://docs.example.com/blog/post/',
      author: [{ '@type': 'Organization', name: 'The documentation team' }],
    });
  });

  it('tells a person from a team', () => {
    const parsed = JSON.parse(postJsonLd({ ...postOf('post'), authors: ['Ada'] }, PLACE)) as Record<
      string,
      unknown
    >;
    expect(parsed['author']).toEqual([{ '@type': 'Person', name: 'Ada' }]);
  });

  it('cannot end the script that it stands in', () => {
    const title = '</script><script>alert(1)</script>';
    const text = postJsonLd({ ...postOf('post'), title }, PLACE);
    expect(text).not.toContain('<');
    expect((JSON.parse(text) as { headline: string }).headline).toBe(title);
  });
});
