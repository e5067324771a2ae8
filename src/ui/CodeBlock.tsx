import { CopyButton } from './CopyButton';
import { StaticHtml } from './StaticHtml';

interface CodeBlockProps {
  copyLabel: string;
  /** Plain code… */
  code?: string;
  /** …or colored code: the content of a `<code>` element. It is shipped once: see StaticHtml, which needs an id for that. */
  html?: string | undefined;
  id?: string;
  language?: string;
  className?: string;
}

/** The box around code: its text, and the button that copies it. */
export function CodeBlock({ copyLabel, code, html, id, language, className }: CodeBlockProps) {
  return (
    <div className={className ? `code ${className}` : 'code'} data-language={language}>
      <pre tabIndex={0}>
        <Code code={code} html={html} id={id} />
      </pre>
      <CopyButton label={copyLabel} />
    </div>
  );
}

function Code({ code, html, id }: Pick<CodeBlockProps, 'code' | 'html' | 'id'>) {
  if (code !== undefined) return <code>{code}</code>;
  if (id !== undefined) return <StaticHtml as="code" id={id} html={html} />;
  return <code dangerouslySetInnerHTML={{ __html: html ?? '' }} />;
}
