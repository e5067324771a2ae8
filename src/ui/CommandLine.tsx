/** A shell command and the button that copies it. */
export function CommandLine({ command }: { command: string }) {
  return (
    <div className="code command-line">
      <pre tabIndex={0}>
        <code>{command}</code>
      </pre>
      <button type="button" className="code-copy" data-copy="">
        Copy
      </button>
    </div>
  );
}
