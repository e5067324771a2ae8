import type en from '@data/translations/en.server.json';

type BlogTextKey = Extract<keyof typeof en, `blog${string}`>;

/** The texts of the blog. They are page data: no other page loads them. */
export type BlogTexts = Record<BlogTextKey, string>;

export type BlogText = (key: BlogTextKey, values?: Record<string, string | number>) => string;

/** A function that gives the texts of the blog, with values in their `{{name}}` places. */
export function blogText(texts: BlogTexts): BlogText {
  return (key, values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
