import { sandboxDocument } from '@/demo/sandbox/sandboxDocument.server';

test('the document holds the table as data, and no script of its own', () => {
  const table = { modules: { '</script><script>alert(1)</script>': [0] } };
  const html = sandboxDocument({ styles: ['/s.css'], scripts: ['/a.js', '/b.js'], table });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...page.querySelectorAll('script')];
  expect(scripts.map(({ type, src }) => [type, src && new URL(src).pathname])).toEqual([
    ['module', '/a.js'],
    ['application/json', ''],
  ]);
  expect(JSON.parse(page.getElementById('modules')?.textContent ?? '')).toEqual(table);
  expect(page.querySelector('link[rel=modulepreload]')?.getAttribute('href')).toBe('/b.js');
  expect(page.documentElement.lang).toBe('en');
  expect(page.title).not.toBe('');
});
