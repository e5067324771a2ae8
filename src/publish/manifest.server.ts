import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { products } from '@data/products';
import { translator } from '@/i18n/translator.server';
import { DEFAULT_LANGUAGE } from '@/routing/language';

/** Sides of the icons in pixels: what launchers ask for, and what they make smaller ones of. */
const SIZES = [192, 512];

/** Colors of the site before its style sheet is there: the canvas and the app bar, in light. */
const CANVAS = '#ffffff';

/** Writes `site.webmanifest`. */
export async function writeManifest(folder: string): Promise<void> {
  const text = `${JSON.stringify(webManifest(), null, 2)}\n`;
  await writeFile(path.join(folder, 'site.webmanifest'), text);
}

/** How the site presents itself where it is installed: https://www.w3.org/TR/appmanifest/. */
export function webManifest() {
  const translate = translator(DEFAULT_LANGUAGE);
  const shortcuts = products.map(({ id, name, summary }) => ({
    name,
    description: summary,
    url: `/${id}/`,
    icons: [icon('any', 192)],
  }));
  return {
    id: '/',
    name: translate('homeTitle'),
    short_name: 'MUI docs',
    description: translate('homeDescription'),
    lang: DEFAULT_LANGUAGE,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: CANVAS,
    theme_color: CANVAS,
    categories: ['developer', 'education', 'reference'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...SIZES.map((size) => icon('any', size)),
      ...SIZES.map((size) => icon('maskable', size)),
      { src: '/icons/monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
    shortcuts,
  };
}

/** A maskable icon fills its square, so that a launcher may cut any shape out of it. */
function icon(purpose: 'any' | 'maskable', size: number) {
  const sizes = `${size}x${size}`;
  return { src: `/icons/${purpose}-${size}.png`, sizes, type: 'image/png', purpose };
}
