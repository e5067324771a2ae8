import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Toolbar } from '@/ui/Toolbar';

const copy = <button key="copy">Copy</button>;
const edit = <button key="edit">Edit</button>;
const source = (
  <a key="source" href="#source">
    Source
  </a>
);
const menu = (
  <details key="menu">
    <summary>Menu</summary>
    <button>In the menu</button>
  </details>
);
const ALL = [copy, <span key="group">{edit}</span>, source, menu];

const show = (children: ReactNode) => {
  const page = (content: ReactNode) => (
    <>
      <Toolbar label="Demo source" className="row">
        {content}
      </Toolbar>
      <button>After</button>
    </>
  );
  const { rerender } = render(page(children));
  return (content: ReactNode) => rerender(page(content));
};

const toolbar = () => screen.getByRole('toolbar', { name: 'Demo source' });
const control = (name: string) => screen.getByText(name);
/** The texts of all controls that the Tab key stops at, but for those that a menu has opened. */
const stops = () =>
  [...toolbar().querySelectorAll<HTMLElement>('button, a, summary')]
    .filter((element) => element.tabIndex === 0 && !element.closest('details > :not(summary)'))
    .map((element) => element.textContent);

const style = document.head.appendChild(document.createElement('style'));
afterEach(() => (style.textContent = ''));
afterAll(() => style.remove());

describe('Toolbar', () => {
  it('is named, and looks as it is told', () => {
    show(ALL);
    expect(toolbar()).toHaveClass('row', { exact: true });
  });

  it('is one stop for the Tab key: the first control at first, then the one that was left', async () => {
    const user = userEvent.setup();
    show([copy, edit, source]);
    expect(stops()).toEqual(['Copy']);
    await user.tab();
    expect(control('Copy')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(control('Edit')).toHaveFocus();
    await user.tab();
    expect(control('After')).toHaveFocus();
    await user.tab({ shift: true });
    expect(control('Edit')).toHaveFocus();
    expect(stops()).toEqual(['Edit']);
  });

  it('moves through buttons, links and menu buttons, wherever they are nested', async () => {
    const user = userEvent.setup();
    show(ALL);
    await user.tab();
    for (const name of ['Edit', 'Source', 'Menu', 'Copy']) {
      await user.keyboard('{ArrowRight}');
      expect(control(name)).toHaveFocus();
    }
    await user.keyboard('{End}');
    expect(control('Menu')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(control('Copy')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(control('Menu')).toHaveFocus();
  });

  it('is mirrored where text runs from right to left', async () => {
    style.textContent = '.row { direction: rtl }';
    const user = userEvent.setup();
    show(ALL);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(control('Edit')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(control('Copy')).toHaveFocus();
  });

  it('leaves other keys, and keys with a modifier, to others', async () => {
    const user = userEvent.setup();
    show(ALL);
    await user.tab();
    const left: string[] = [];
    const listen = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && /^Arrow/.test(event.key)) left.push(event.key);
    };
    document.addEventListener('keydown', listen);
    await user.keyboard('{ArrowDown}{ArrowUp}{Alt>}{ArrowLeft}{/Alt}{ArrowRight}');
    document.removeEventListener('keydown', listen);
    expect(left).toEqual(['ArrowDown', 'ArrowUp', 'ArrowLeft']);
    expect(control('Edit')).toHaveFocus();
  });

  it('leaves the arrow keys to a menu that one of its controls has opened', async () => {
    const user = userEvent.setup();
    show(ALL);
    await user.click(control('Menu'));
    act(() => control('In the menu').focus());
    await user.keyboard('{ArrowRight}');
    expect(control('In the menu')).toHaveFocus();
    expect(stops()).toEqual(['Menu']);
  });

  it('is entered where it was pressed', async () => {
    const user = userEvent.setup();
    show(ALL);
    await user.click(control('Source'));
    expect(stops()).toEqual(['Source']);
    await user.keyboard('{ArrowRight}');
    expect(control('Menu')).toHaveFocus();
  });

  it('passes over controls that are disabled or hidden', async () => {
    const user = userEvent.setup();
    show([
      <button key="off" disabled>
        Off
      </button>,
      copy,
      <span key="hidden" hidden>
        {edit}
      </span>,
      source,
    ]);
    expect(stops()).toEqual(['Copy']);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(control('Source')).toHaveFocus();
  });

  it('asks the browser what the sheet hides', () => {
    const visible = jest.fn(function visible(this: HTMLElement) {
      return this.textContent !== 'Copy';
    });
    Object.assign(HTMLElement.prototype, { checkVisibility: visible });
    show(ALL);
    Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
    expect(visible).toHaveBeenCalledWith({ visibilityProperty: true });
    expect(stops()).toEqual(['Edit']);
  });

  it('keeps its stop when controls come', () => {
    const update = show([edit, source]);
    expect(stops()).toEqual(['Edit']);
    update([copy, edit, source]);
    expect(stops()).toEqual(['Edit']);
  });

  it('has one stop when the control that was it goes', async () => {
    const user = userEvent.setup();
    const update = show(ALL);
    await user.click(control('Source'));
    update([copy, edit]);
    expect(stops()).toEqual(['Copy']);
  });

  it('hands its stop to the next control, at the end to the one before, when it is disabled', async () => {
    const user = userEvent.setup();
    const show3 = (off: number) =>
      ['A', 'B', 'C'].map((name, index) => (
        <button key={name} disabled={index === off}>
          {name}
        </button>
      ));
    const update = show(show3(-1));
    await user.click(control('B'));
    update(show3(1));
    expect(stops()).toEqual(['C']);
    update(show3(2));
    expect(stops()).toEqual(['B']);
    update(show3(-1));
    expect(stops()).toEqual(['B']);
  });

  it('has one stop when controls come, go and change without its being rendered', async () => {
    show(ALL);
    act(() => {
      control('Copy').remove();
    });
    await waitFor(() => expect(stops()).toEqual(['Edit']));
    act(() => {
      toolbar().prepend(Object.assign(document.createElement('button'), { textContent: 'New' }));
    });
    await waitFor(() => expect(stops()).toEqual(['Edit']));
    act(() => {
      control('Edit').hidden = true;
    });
    await waitFor(() => expect(stops()).toEqual(['Source']));
  });

  it('is nothing to stop at while it has no control', async () => {
    const user = userEvent.setup();
    const update = show(null);
    await user.tab();
    expect(control('After')).toHaveFocus();
    update(copy);
    expect(stops()).toEqual(['Copy']);
  });
});
