interface DocumentFiles {
  /** Addresses of style sheets. */
  styles: readonly string[];
  /** Address of the runtime, and of all that it needs from the start. */
  scripts: readonly string[];
  /** The table of modules: see ModuleTable. */
  table: object;
}

/** The document that edited code runs in. No script stands in it: the table is data. */
export function sandboxDocument({ styles, scripts, table }: DocumentFiles): string {
  const [runtime, ...needed] = scripts;
  // The text of a script element ends at its end tag, wherever that is.
  const json = JSON.stringify(table).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edited demo</title>
${styles.map((href) => `    <link rel="stylesheet" href="${href}" />`).join('\n')}
${needed.map((href) => `    <link rel="modulepreload" href="${href}" />`).join('\n')}
    <script type="module" src="${runtime}"></script>
  </head>
  <body>
    <div id="demo" class="example"></div>
    <script type="application/json" id="modules">${json}</script>
  </body>
</html>
`;
}
