import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

/** Moves the mark of an error to a line, counted from 1; null takes it away. */
export const setErrorLine = StateEffect.define<number | null>();

const LINE = Decoration.line({ class: 'cm-error-line' });

/** The marked line, which moves along with the code until it is set again. While there is one, the editor says it is invalid. */
export const errorLineField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, newDoc }) {
    let moved = marks.map(changes);
    for (const effect of effects) {
      if (effect.is(setErrorLine)) moved = errorLineMarks(newDoc, effect.value);
    }
    return moved;
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.contentAttributes.from(field, ({ size }): Record<string, string> =>
      size > 0 ? { 'aria-invalid': 'true' } : {},
    ),
  ],
});

/** The mark of a line, counted from 1; none when there is no such line. */
export function errorLineMarks(doc: Text, line: number | null): DecorationSet {
  if (line === null || line < 1 || line > doc.lines) return Decoration.none;
  return Decoration.set(LINE.range(doc.line(line).from));
}
