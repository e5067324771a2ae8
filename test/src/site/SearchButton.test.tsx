import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchButton } from '@/site/SearchButton';
import { installDialog } from '../../fixtures/dialog';
import { router } from '../../fixtures/router';
import { mockSearchFetch } from '../../fixtures/searchRecords';

jest.mock('next/router', () =>
  jest.requireActual<{ mockRouter: () => object }>('../../fixtures/router').mockRouter(),
);

beforeAll(async () => {
  installDialog();
  // The dialog is loaded when it is first asked for: here before, so that no test waits for it.
  await import('@/search/SearchDialog');
});

beforeEach(() => {
  mockSearchFetch();
  render(
    <>
      <SearchButton currentProduct="Joy UI" />
      <input aria-label="Name" />
      <textarea aria-label="Text" />
      <select aria-label="Choice" />
      <div contentEditable suppressContentEditableWarning>
        Editable
      </div>
    </>,
  );
});

const button = () => screen.getByRole('link', { name: 'Search' });
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
const field = () => screen.findByRole('combobox', { name: 'Search' });

/** Presses a key on the page, or on an element of it; says whether the page took it. */
async function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const left = fireEvent.keyDown(target, { key, ...init });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return !left;
}

describe('SearchButton', () => {
  it('is a link to the search page, so that it works without script', () => {
    expect(button()).toHaveAttribute('href', '/search/');
    expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
    expect(dialog()).toBeNull();
  });

  it('opens the dialog by a press, and is not followed', async () => {
    await userEvent.click(button());
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    expect(router.push).not.toHaveBeenCalled();
  });

  it('is not routed as a link by the page', () => {
    expect(button()).toHaveAttribute('data-own-click');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('opens and closes by %j and K', async (init) => {
    expect(await press('k', init)).toBe(true);
    expect(await field()).toHaveFocus();
    expect(await press('k', init)).toBe(true);
    expect(dialog()).toBeNull();
    await press('k', init);
    expect(dialog()).toBeInTheDocument();
  });

  it('takes the shortcut while the reader is typing elsewhere too', async () => {
    await press('k', { ctrlKey: true }, screen.getByLabelText('Name'));
    expect(dialog()).toBeInTheDocument();
  });

  it('opens by a slash, which is not typed into the field', async () => {
    expect(await press('/')).toBe(true);
    expect(await field()).toHaveValue('');
  });

  it.each(['Name', 'Text', 'Choice'])('leaves a slash to the control "%s"', async (label) => {
    expect(await press('/', {}, screen.getByLabelText(label))).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('leaves a slash to text that can be edited', async () => {
    const text = screen.getByText('Editable');
    // jsdom does not tell what can be edited.
    Object.defineProperty(text, 'isContentEditable', { value: true });
    expect(await press('/', {}, text)).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('leaves a slash to the field of the dialog', async () => {
    await press('/');
    expect(await press('/', {}, await field())).toBe(false);
    expect(dialog()).toBeInTheDocument();
  });

  it.each(['k', 'K', 'x', 'Enter', 'Escape'])('leaves the key %s alone', async (key) => {
    expect(await press(key)).toBe(false);
    expect(dialog()).toBeNull();
  });

  it.each(['b', 'Z', '7'])('takes the typed "%s" for the beginning of the query', async (key) => {
    expect(await press(key, {}, button())).toBe(true);
    expect(await field()).toHaveValue(key);
    expect(await field()).toHaveFocus();
  });

  it.each<[string, KeyboardEventInit]>([
    ['c', { ctrlKey: true }],
    ['c', { metaKey: true }],
    ['c', { altKey: true }],
    ['Tab', {}],
    ['F5', {}],
    ['ArrowDown', {}],
    [' ', {}],
    ['-', {}],
  ])('leaves the key "%s" with %j on the button to the browser', async (key, init) => {
    expect(await press(key, init, button())).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('closes by the button of the dialog', async () => {
    await userEvent.click(button());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
  });

  it('goes to the chosen page and closes', async () => {
    await press('g', {}, button());
    await userEvent.type(await field(), 'rid');
    await screen.findByRole('option');
    await userEvent.keyboard('{Enter}');
    expect(router.push.mock.calls).toEqual([['/x/react-data-grid/']]);
    expect(dialog()).toBeNull();
  });

  it('finds pages of the product being read first', async () => {
    await press('b', {}, button());
    await userEvent.type(await field(), 'utton');
    const [first] = await screen.findAllByRole('option');
    expect(first).toHaveAttribute('href', '/joy-ui/react-button/');
  });
});
