import { openForm } from '@/demo/export/openForm';

describe('openForm', () => {
  it('posts the fields into a new tab that cannot reach this one, and leaves nothing in the page', () => {
    const inPage = jest.fn<void, [HTMLFormElement | null]>();
    const submit = jest
      .spyOn(HTMLFormElement.prototype, 'submit')
      .mockImplementation(() => inPage(document.querySelector('form')));
    const fields = [
      ['project[files][a.ts]', 'const a = "<b>";\n'],
      ['submit-now', 'x'],
      ['project[title]', 'A'],
    ] as const;
    openForm({ action: 'https://example.com/run?file=a.ts', fields });

    const form = submit.mock.contexts[0] as HTMLFormElement;
    expect(inPage).toHaveBeenCalledWith(form);
    expect(document.querySelector('form')).toBeNull();
    expect(form.outerHTML).toMatch(/^<form[^>]* rel="noopener"/);
    expect(form.getAttribute('action')).toBe('https://example.com/run?file=a.ts');
    expect(form.method).toBe('post');
    expect(form.target).toBe('_blank');
    expect([...new FormData(form)]).toEqual(fields);
  });
});
