import type { ServerTranslate } from '@/i18n/translator.server';
import { escapeHtml, highlightCode } from '@/lib/highlightCode.server';
import type { ApiType } from './apiTypes';

/** HTML of a type: short, with the whole of it and the declarations of what it names folded beneath. */
export async function renderType(
  { short, full, definitions }: ApiType,
  translate: ServerTranslate,
): Promise<string> {
  const folded = await Promise.all([
    ...(full === null ? [] : [fold(escapeHtml(translate('apiFullType')), full)]),
    ...definitions.map(({ name, code }) => fold(`<code>${escapeHtml(name)}</code>`, code)),
  ]);
  return `<code>${escapeHtml(short)}</code>${folded.join('')}`;
}

async function fold(summary: string, code: string): Promise<string> {
  return (
    `<details class="api-more"><summary>${summary}</summary>` +
    `<div class="code"><pre tabindex="0"><code>${await highlightCode(code, 'ts')}</code></pre></div></details>`
  );
}
