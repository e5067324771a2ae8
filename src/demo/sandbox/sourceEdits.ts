/** Text that is put into a source, in place of what stands from `position` to `end`. */
export interface SourceEdit {
  position: number;
  /** Where what is replaced ends; nothing is replaced without. */
  end?: number;
  text: string;
}

/** A source with edits made. Edits at one position stand in their order; they may not overlap. */
export function applyEdits(source: string, edits: readonly SourceEdit[]): string {
  let result = '';
  let done = 0;
  for (const { position, end = position, text } of [...edits].sort(byPosition)) {
    result += source.slice(done, position) + text;
    done = end;
  }
  return result + source.slice(done);
}

function byPosition(one: SourceEdit, other: SourceEdit): number {
  return one.position - other.position;
}
