import { hasChangedFields } from './changedFields';

/** Fields that hold text. What happens inside a frame cannot be known: the focus in it counts. */
const TEXT_FIELDS = [
  'textarea',
  'iframe',
  '[contenteditable]:not([contenteditable="false"])',
  `input${['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']
    .map((type) => `:not([type="${type}"])`)
    .join('')}`,
].join(', ');

/** Whether a reload would take something from the reader: a text that is being written, a changed field, an edited demo. */
export function isReaderBusy(): boolean {
  return (
    (document.activeElement?.closest(TEXT_FIELDS) ?? null) !== null ||
    hasChangedFields() ||
    document.querySelector('[data-edited]') !== null
  );
}
