import type { ExportForm } from './exportForms';

/** Posts a form into a new tab, which cannot reach this one. Leaves nothing behind in the page. */
export function openForm({ action, fields }: ExportForm): void {
  const form = document.createElement('form');
  Object.assign(form, { action, method: 'post', target: '_blank', hidden: true });
  form.setAttribute('rel', 'noopener');
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    form.append(Object.assign(input, { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
