import { fireEvent } from '@testing-library/react';
import { forgetFields, watchFields } from '@/offline/changedFields';
import { isReaderBusy } from '@/offline/isReaderBusy';

function show(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
}

describe('isReaderBusy', () => {
  it.each([
    '<input data-focus>',
    '<input type="search" data-focus>',
    '<textarea data-focus></textarea>',
    '<div contenteditable="true" tabindex="0"><p data-focus tabindex="0">a</p></div>',
    '<iframe title="Demo" data-focus></iframe>',
    '<button data-edited="">Reset</button>',
  ])('says so of %s', (html) => {
    show(html);
    expect(isReaderBusy()).toBe(true);
  });

  it.each([
    '<input>',
    '<button data-focus>Save</button>',
    '<a href="/" data-focus>Home</a>',
    '<input type="checkbox" data-focus>',
    '<input type="range" data-focus>',
    '<div contenteditable="false" tabindex="0" data-focus>a</div>',
  ])('does not say so of %s', (html) => {
    show(html);
    expect(isReaderBusy()).toBe(false);
  });

  it('remembers a changed field until another page is shown', () => {
    const stop = watchFields();
    show('<label>Name <input id="name"></label><button data-focus>Save</button>');
    expect(isReaderBusy()).toBe(false);
    fireEvent.input(document.querySelector('#name') as Element, { target: { value: 'a' } });
    expect(isReaderBusy()).toBe(true);
    forgetFields();
    expect(isReaderBusy()).toBe(false);
    stop();
    fireEvent.input(document.querySelector('#name') as Element, { target: { value: 'b' } });
    expect(isReaderBusy()).toBe(false);
  });
});
