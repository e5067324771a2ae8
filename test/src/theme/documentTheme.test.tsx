/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { BeforePaintScript, ThemeColorMetas } from '@/theme/documentTheme.server';
import beforePaint from '../../../.generated/before-paint.json';

describe('ThemeColorMetas', () => {
  it('has a color for either preference of the system', () => {
    const html = renderToStaticMarkup(<ThemeColorMetas />);
    expect(html).toMatch(/content="#0072E5" media="\(prefers-color-scheme: light\)"/);
    expect(html).toMatch(/content="#101418" media="\(prefers-color-scheme: dark\)"/);
  });
});

describe('BeforePaintScript', () => {
  it('is the script itself, whose hash the content security policy knows', () => {
    expect(renderToStaticMarkup(<BeforePaintScript />)).toBe(
      `<script>${beforePaint.script}</script>`,
    );
    expect(beforePaint.script).not.toContain('</script');
  });
});
