/** The text of a file, from its lines; `false` stands for a line that is left out. */
export function textOfLines(...lines: (string | false)[]): string {
  return `${lines.filter((line) => line !== false).join('\n')}\n`;
}
