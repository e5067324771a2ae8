import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuButton, type MenuItem } from '@/ui/MenuButton';

const onSelect = jest.fn();
const outerKey = jest.fn<void, [string]>();

beforeEach(() => {
  onSelect.mockReset();
  outerKey.mockReset();
});

const ITEMS: MenuItem[] = [
  { label: 'First', onSelect, attributes: { 'data-a': 'b' } },
  { label: 'Second', href: '/second/', attributes: { 'data-c': 'd' } },
  { label: 'Third', onSelect },
];

const CHOICE: MenuItem[] = ['Red', 'Green'].map((label) => ({
  label,
  checked: label === 'Green',
  onSelect: () => onSelect(label) as void,
}));

function show(items = ITEMS) {
  render(
    <>
      <div onKeyDown={({ key }) => outerKey(key)}>
        <MenuButton
          label="Actions"
          items={items}
          className="root"
          menuClassName="list"
          attributes={{ 'data-e': 'f' }}
        >
          …
        </MenuButton>
      </div>
      <button>After</button>
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Actions' });
const menu = () => screen.queryByRole('menu', { name: 'Actions' });
const item = (name: string) => screen.getByRole('menuitem', { name });

async function open(items?: MenuItem[]) {
  const user = show(items);
  await user.click(button());
  return user;
}

describe('MenuButton', () => {
  it('makes its menu when it opens, and says whether it is open', async () => {
    const user = show();
    expect(button()).toHaveTextContent('…');
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveAttribute('data-e', 'f');
    expect(button().parentElement).toHaveClass('root');
    expect(menu()).toBeNull();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(menu()).toHaveClass('list');
    await user.click(button());
    expect(menu()).toBeNull();
  });

  it('focuses its first item when it opens, with a press or with the arrow down', async () => {
    const user = await open();
    expect(item('First')).toHaveFocus();
    await user.keyboard('{Escape}{ArrowDown}');
    expect(item('First')).toHaveFocus();
  });

  it('stays closed with other keys', async () => {
    const user = show();
    act(() => button().focus());
    await user.keyboard('{ArrowUp}{ArrowRight}a');
    expect(menu()).toBeNull();
  });

  it('moves with the arrows around its items, with Home and End to the ends', async () => {
    const user = await open();
    for (const [key, name] of [
      ['ArrowDown', 'Second'],
      ['ArrowDown', 'Third'],
      ['ArrowDown', 'First'],
      ['ArrowUp', 'Third'],
      ['Home', 'First'],
      ['End', 'Third'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      expect(item(name)).toHaveFocus();
    }
  });

  it('passes over items that the sheet hides', async () => {
    const visible = function visible(this: HTMLElement) {
      return this.textContent !== 'First';
    };
    Object.assign(HTMLElement.prototype, { checkVisibility: visible });
    const user = await open();
    expect(item('Second')).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
    expect(item('Second')).toHaveFocus();
  });

  it('keeps its keys from what is around it', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{ArrowRight}{End}{Escape}');
    expect(outerKey).not.toHaveBeenCalled();
  });

  it('has items that the Tab key does not stop at', async () => {
    await open();
    expect(screen.getAllByRole('menuitem').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1]);
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    const user = await open();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(menu()).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('closes with Tab, which goes on from its button', async () => {
    const user = await open();
    await user.tab();
    expect(menu()).toBeNull();
    expect(screen.getByText('After')).toHaveFocus();
  });

  it('closes with a press outside, and not with one inside', async () => {
    await open();
    fireEvent.pointerDown(item('Third'));
    expect(menu()).toBeInTheDocument();
    fireEvent.pointerDown(screen.getByText('After'));
    expect(menu()).toBeNull();
  });

  it('listens to presses only while it is open', async () => {
    const listen = jest.spyOn(document, 'addEventListener');
    const forget = jest.spyOn(document, 'removeEventListener');
    const counts = () =>
      [listen, forget].map(
        ({ mock }) => mock.calls.filter(([type]) => type === 'pointerdown').length,
      );
    const user = show();
    const [before = 0] = counts();
    await user.click(button());
    expect(counts()[0]).toBe(before + 1);
    const [, left = 0] = counts();
    await user.click(button());
    expect(counts()).toEqual([before + 1, left + 1]);
  });

  it('closes with a choice, which is made once the focus is back', async () => {
    let focused: Element | null = null;
    onSelect.mockImplementation(() => (focused = document.activeElement));
    const user = await open();
    await user.click(item('First'));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(focused).toBe(button());
    expect(menu()).toBeNull();
  });

  it('is chosen from with Enter and with the space bar', async () => {
    const user = await open();
    await user.keyboard('{Enter}');
    await user.keyboard('{ArrowDown}{End} ');
    expect(onSelect).toHaveBeenCalledTimes(2);
    expect(menu()).toBeNull();
  });

  it('opens links in a tab of their own, and closes', async () => {
    const user = await open();
    expect(item('Second')).toHaveAttribute('href', '/second/');
    expect(item('Second')).toHaveAttribute('target', '_blank');
    expect(item('Second')).toHaveAttribute('rel', 'noopener');
    item('Second').addEventListener('click', (event) => event.preventDefault());
    await user.click(item('Second'));
    expect(menu()).toBeNull();
  });

  it('gives its items their attributes', async () => {
    await open();
    expect(item('First')).toHaveAttribute('data-a', 'b');
    expect(item('Second')).toHaveAttribute('data-c', 'd');
  });

  it('shows what is chosen of a choice, and begins there', async () => {
    const user = await open(CHOICE);
    const [red, green] = screen.getAllByRole('menuitemradio');
    expect(red).not.toBeChecked();
    expect(green).toBeChecked();
    expect(green).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onSelect.mock.calls).toEqual([['Red']]);
  });
});
