import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShownDemo } from '@/demo/demoTypes';
import { forgetEverythingKept } from '../../fixtures/blocked';
import { demoOf, serveDemoCode } from '../../fixtures/demo';
import { chooseStyling, openCode, press, showDemo } from '../../fixtures/showDemo';

jest.mock('@/demo/EditableCode', () =>
  jest
    .requireActual<{ mockEditableCode: () => object }>('../../fixtures/demoParts')
    .mockEditableCode(),
);
jest.mock('@/demo/TailwindStyles', () => ({ TailwindStyles: () => null }));

const button = (name: string) => screen.getByRole('button', { name });
const code = (name: string) => screen.queryByRole('group', { name: `Code of ${name}` });
const preview = (name: string) => document.getElementById(`${name}-preview`);

let count = 0;
/** A demo that is not loaded yet. */
const newDemo = (changes: Parameters<typeof demoOf>[0] = {}) =>
  demoOf({ name: `New${(count += 1)}`, ...changes });

function setHash(hash: string) {
  window.history.replaceState(null, '', `/${hash}`);
}

afterEach(() => {
  setHash('');
  forgetEverythingKept();
});

/** Shows a demo whose code can be loaded. */
async function show(demo: ShownDemo, previewHtml: string | undefined = '<b>preview</b>') {
  const fetch = serveDemoCode(demo);
  return { ...(await showDemo(demo, { previewHtml })), fetch };
}

describe('the code of a demo', () => {
  it('is loaded when it is wanted, and shown whole in place of the preview', async () => {
    const demo = newDemo();
    const { fetch } = await show(demo);
    expect(preview(demo.name)?.innerHTML).toBe('<b>preview</b>');
    expect(fetch).not.toHaveBeenCalled();

    await openCode();
    expect(code(demo.name)?.querySelector('code')?.innerHTML).toBe('<i>// MUI System TS</i>');
    expect(preview(demo.name)).toBeNull();
    expect(button('Collapse code')).toHaveAttribute('aria-expanded', 'true');
  });

  it('gives way to the preview again', async () => {
    const demo = newDemo();
    await show(demo);
    await openCode();
    await press('Collapse code');
    expect(code(demo.name)).toBeNull();
    expect(preview(demo.name)?.innerHTML).toBe('<b>preview</b>');
    expect(button('Expand code')).toHaveAttribute('aria-expanded', 'false');
  });

  it('gives way to the preview that stood in the document, on the first load', async () => {
    const demo = newDemo();
    const shipped = document.createElement('code');
    Object.assign(shipped, { id: `${demo.name}-preview`, innerHTML: '<b>shipped</b>' });
    document.body.append(shipped);
    serveDemoCode(demo);
    await showDemo(demo, { previewHtml: undefined });
    shipped.remove();
    expect(preview(demo.name)?.innerHTML).toBe('<b>shipped</b>');
    await openCode();
    await press('Collapse code');
    expect(preview(demo.name)?.innerHTML).toBe('<b>shipped</b>');
  });

  it('is what its button controls', async () => {
    const demo = newDemo();
    await show(demo);
    await openCode();
    const id = button('Collapse code').getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)).toContainElement(code(demo.name));
  });

  it('is shown and hidden where there is no preview', async () => {
    const demo = newDemo({ hasPreview: false });
    await show(demo);
    expect(preview(demo.name)).toBeNull();
    await press('Show code');
    expect(code(demo.name)).toBeInTheDocument();
    await press('Hide code');
    expect(code(demo.name)).toBeNull();
  });

  it('is open from the start when asked: what the document has of it first, then all of it', async () => {
    const demo = newDemo({ hasPreview: false, options: { defaultCodeOpen: true } });
    let answer = () => {};
    const fetch = serveDemoCode(demo);
    const respond = fetch.getMockImplementation() as (address: string) => Promise<Response>;
    fetch.mockImplementation(async (address: string) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return respond(address);
    });
    await showDemo(demo, { previewHtml: '<i>whole</i>' });
    expect(preview(demo.name)?.innerHTML).toBe('<i>whole</i>');
    expect(button('Hide code')).toHaveAttribute('aria-expanded', 'true');

    act(() => answer());
    await waitFor(() => expect(code(demo.name)).toBeInTheDocument());
    expect(preview(demo.name)).toBeNull();

    await press('Hide code');
    expect(code(demo.name)).toBeNull();
    expect(preview(demo.name)).toBeNull();
    expect(button('Show code')).toHaveAttribute('aria-expanded', 'false');
  });

  it.each(['', '.js', '.tsx'])(
    'is open when the address names the demo, with %j',
    async (ending) => {
      const demo = newDemo();
      setHash(`#${demo.name}${ending}`);
      await show(demo);
      const variant = ending === '.js' ? 'JS' : 'TS';
      expect(await screen.findByText(`// MUI System ${variant}`, { selector: 'i' })).toBeVisible();
    },
  );

  it('is open when the address names one of its sources, in its styling', async () => {
    const demo = newDemo();
    setHash(`#tailwind-${demo.name}.tsx`);
    await show(demo);
    expect(await screen.findByText('// Tailwind TS', { selector: 'i' })).toBeVisible();
  });

  it('stays closed when the address names something else', async () => {
    const demo = newDemo();
    setHash('#Other.js');
    const { fetch } = await show(demo);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(fetch).not.toHaveBeenCalled();
    expect(code(demo.name)).toBeNull();
  });

  it('follows the reader’s preferences, whose styling may be missing', async () => {
    document.cookie = 'codeVariant=JS';
    document.cookie = 'codeStyling=CSS';
    await show(newDemo());
    await openCode();
    expect(screen.getByText('// MUI System JS', { selector: 'i' })).toBeVisible();
    await press('TS: show TypeScript source');
    expect(screen.getByText('// MUI System TS', { selector: 'i' })).toBeVisible();
    await chooseStyling('Tailwind CSS');
    expect(screen.getByText('// Tailwind TS', { selector: 'i' })).toBeVisible();
  });

  it('is for reading alone where editing is disabled', async () => {
    await show(newDemo({ options: { disableLiveEdit: true } }));
    const editor = await openCode();
    expect(editor.parentElement).toHaveAttribute('data-disabled', 'true');
  });

  it.each([{}, { hideEditButton: true }])('can be edited with %j', async (options) => {
    await show(newDemo({ options }));
    const editor = await openCode();
    expect(editor.parentElement).toHaveAttribute('data-disabled', 'false');
  });

  it('has no preview in another styling than that of the preview', async () => {
    document.cookie = 'codeStyling=Tailwind';
    await show(newDemo());
    expect(screen.getByRole('button', { name: 'Show code' })).toBeInTheDocument();
    expect(screen.queryByText('preview')).not.toBeInTheDocument();
    await chooseStyling('MUI System');
    expect(screen.getByRole('button', { name: 'Expand code' })).toBeInTheDocument();
    expect(screen.getByText('preview')).toBeInTheDocument();
  });

  it('opens when the address begins to name it', async () => {
    const demo = newDemo();
    await show(demo);
    window.location.hash = `#${demo.name}.tsx`;
    expect(await screen.findByLabelText('Editor')).toBeInTheDocument();
  });

  it('has a new editor, without the history of the one before, for each source and after a reset', async () => {
    await show(newDemo());
    const editors = [await openCode()];
    const collect = () => editors.push(screen.getByLabelText('Editor'));
    await press('JS: show JavaScript source');
    collect();
    await chooseStyling('Tailwind CSS');
    collect();
    await press('Reset demo');
    collect();
    expect(new Set(editors).size).toBe(4);
  });
});

describe('the edit button', () => {
  it('opens the code and the editor in it', async () => {
    await show(newDemo());
    await press('Edit demo');
    expect(await screen.findByLabelText('Editor')).toHaveFocus();
  });

  it('opens the editor whatever is selected in the page', async () => {
    const demo = newDemo();
    await show(demo);
    window.getSelection()?.selectAllChildren(document.body);
    act(() => button('Edit demo').focus());
    fireEvent.click(button('Edit demo'));
    expect(await screen.findByLabelText('Editor')).toHaveFocus();
    window.getSelection()?.removeAllRanges();
  });
});

describe('code that cannot be loaded', () => {
  it.each(['Expand code', 'Edit demo', 'Copy the source'])(
    'is said to be so when %s is pressed, and the next press tries again',
    async (name) => {
      const demo = newDemo();
      serveDemoCode();
      await showDemo(demo);
      await press(name);
      expect(
        await screen.findByText(
          'The code could not be loaded. Check the connection and try again.',
        ),
      ).toHaveAttribute('role', 'status');
      expect(code(demo.name)).toBeNull();
      expect(preview(demo.name)).toBeInTheDocument();
      serveDemoCode(demo);
      await userEvent.click(button('Expand code'));
      await waitFor(() => expect(code(demo.name)).toBeInTheDocument());
    },
  );

  it('is not spoken of when nobody has asked for it, and can be asked for', async () => {
    const demo = newDemo();
    setHash(`#${demo.name}`);
    const fetch = serveDemoCode();
    await showDemo(demo);
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    serveDemoCode(demo);
    await openCode();
    expect(code(demo.name)).toBeInTheDocument();
  });
});
