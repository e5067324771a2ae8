/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { products } from '@data/products';
import { webManifest } from '@/publish/manifest.server';

const manifest = webManifest();

describe('the web manifest', () => {
  it('names icons that exist', () => {
    const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    expect(icons.length).toBeGreaterThan(6);
    expect(icons.filter(({ src }) => !existsSync(path.join('public', src)))).toEqual([]);
  });

  it('has a shortcut to every product', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual(
      products.map(({ id, name }) => [name, `/${id}/`]),
    );
  });

  it('is what it was', () => {
    expect({ ...manifest, shortcuts: manifest.shortcuts.slice(0, 1) }).toMatchInlineSnapshot(`
     {
       "background_color": "#ffffff",
       "categories": [
         "developer",
         "education",
         "reference",
       ],
       "description": "Documentation of Material UI, Joy UI, Base UI, MUI System and MUI X: live examples, guides and references that match the version you install.",
       "dir": "ltr",
       "display": "minimal-ui",
       "icons": [
         {
           "purpose": "any",
           "sizes": "any",
           "src": "/favicon.svg",
           "type": "image/svg+xml",
         },
         {
           "purpose": "any",
           "sizes": "192x192",
           "src": "/icons/any-192.png",
           "type": "image/png",
         },
         {
           "purpose": "any",
           "sizes": "512x512",
           "src": "/icons/any-512.png",
           "type": "image/png",
         },
         {
           "purpose": "maskable",
           "sizes": "192x192",
           "src": "/icons/maskable-192.png",
           "type": "image/png",
         },
         {
           "purpose": "maskable",
           "sizes": "512x512",
           "src": "/icons/maskable-512.png",
           "type": "image/png",
         },
         {
           "purpose": "monochrome",
           "sizes": "any",
           "src": "/icons/monochrome.svg",
           "type": "image/svg+xml",
         },
       ],
       "id": "/",
       "lang": "en",
       "name": "MUI docs: React components from one family",
       "scope": "/",
       "short_name": "MUI docs",
       "shortcuts": [
         {
           "description": "Complete components that follow Material Design, with a theme to make them yours.",
           "icons": [
             {
               "purpose": "any",
               "sizes": "192x192",
               "src": "/icons/any-192.png",
               "type": "image/png",
             },
           ],
           "name": "Material UI",
           "url": "/material-ui/",
         },
       ],
       "start_url": "/",
       "theme_color": "#ffffff",
     }
    `);
  });
});
