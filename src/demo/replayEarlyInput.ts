/** Fields that hold their text as it was typed: the others give it a form of their own. */
const TYPED = ['text', 'search', 'email', 'url', 'tel', 'password', 'number', 'textarea'];

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React what a reader has typed or ticked in fields that it had not taken over yet. Hydration keeps what such a field shows,
 * but the state behind it knows nothing of it, and the next render would put the old value back. Of radio buttons nothing is left to
 * tell: hydration itself has put them back.
 */
export function replayEarlyInput(root: Element): void {
  const fields = [...root.querySelectorAll<Field>('input, textarea')];
  const typed = fields
    .filter((field) => TYPED.includes(field.type) && field.value !== field.defaultValue)
    .map((field) => [field, field.value] as const);
  const ticked = fields.filter(
    (field): field is HTMLInputElement =>
      field.type === 'checkbox' && 'checked' in field && field.checked !== field.defaultChecked,
  );
  // All are known before the first is replayed: it makes React render, which puts the others back.
  for (const [field, value] of typed) replayText(field, value);
  for (const field of ticked) replayTick(field);
}

/** React passes over an event of a field that holds what React saw last. It sees what is set in the usual way, not what is set past it. */
function replayText(field: Field, value: string): void {
  field.value = field.defaultValue;
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayTick(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}
