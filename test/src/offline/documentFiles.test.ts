import { documentFiles, releaseOfDocument } from '@/offline/documentFiles';

const HTML = `<head><link rel="preload" as="script" href="/_next/static/chunks/1.js"/>
<link rel="icon" href="/favicon.svg"/>
<script defer="" nomodule="" src="/_next/static/chunks/polyfills.js"></script>
<script src="/_next/static/chunks/1.js" integrity="sha384-x" defer=""></script>
<script src="/_next/static/chunks/pages/%5B...slug%5D-2.js" defer=""></script>
<script src="/_next/static/3f9a/_buildManifest.js" defer=""></script></head>
<p>A chunk: /_next/static/chunks/prose.js</p>`;

const later = (content: string) =>
  `${HTML}<script id="later-files" type="application/json">${content}</script>`;

const NAMED = [
  '/_next/static/chunks/1.js',
  '/_next/static/chunks/pages/%5B...slug%5D-2.js',
  '/_next/static/3f9a/_buildManifest.js',
];

describe('releaseOfDocument', () => {
  it('reads the build id', () => {
    expect(releaseOfDocument(HTML)).toBe('3f9a');
  });

  it('knows no release of a document of another making', () => {
    expect(releaseOfDocument('<h1>Wi-Fi login</h1>')).toBeNull();
  });
});

describe('documentFiles', () => {
  it('names scripts once and leaves out those for old browsers', () => {
    expect(documentFiles(HTML)).toEqual(NAMED);
  });

  it('adds what the document lists for later', () => {
    expect(
      documentFiles(later('["/_next/static/chunks/9.js","/_next/static/chunks/1.js"]')),
    ).toEqual([...NAMED, '/_next/static/chunks/9.js']);
  });

  it.each(['{', '{"a":1}', '[1,null]'])('does without the list when it reads %s', (content) => {
    expect(documentFiles(later(content))).toEqual(NAMED);
  });
});
