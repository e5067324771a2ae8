import { renderToStaticMarkup } from 'react-dom/server';
import { CodeBlock } from './CodeBlock';

interface CodeBlockOptions {
  /** Colored code: the content of a `<code>` element. */
  html: string;
  language: string;
  copyLabel: string;
}

/** A code block for prose, which is HTML and not React: the same box as everywhere. */
export function codeBlockHtml(options: CodeBlockOptions): string {
  return renderToStaticMarkup(<CodeBlock {...options} />);
}
