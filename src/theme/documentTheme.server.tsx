import { THEME_COLORS } from './tokens';
import beforePaint from '../../.generated/before-paint.json';

/** What browsers color their own surroundings with, until the script before the first paint knows better. */
export function ThemeColorMetas() {
  return (
    <>
      <meta name="theme-color" content={THEME_COLORS.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={THEME_COLORS.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}

/** The script that puts the reader's theme on the document. First in the body, it runs before anything is painted. */
export function BeforePaintScript() {
  return <script dangerouslySetInnerHTML={{ __html: beforePaint.script }} />;
}
