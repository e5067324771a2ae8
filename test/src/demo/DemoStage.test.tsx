import { act, screen, waitFor } from '@testing-library/react';
import { forgetEverythingKept } from '../../fixtures/blocked';
import { demoOf, serveDemoCode } from '../../fixtures/demo';
import { forgetSandbox, sandbox, sandboxProps } from '../../fixtures/demoParts';
import { chooseStyling, edit, openCode, press, showDemo } from '../../fixtures/showDemo';

jest.mock('@/demo/SandboxFrame', () =>
  jest
    .requireActual<{ mockSandboxFrame: () => object }>('../../fixtures/demoParts')
    .mockSandboxFrame(),
);
jest.mock('@/demo/EditableCode', () =>
  jest
    .requireActual<{ mockEditableCode: () => object }>('../../fixtures/demoParts')
    .mockEditableCode(),
);
// jsdom cannot read what Tailwind writes.
jest.mock('@/demo/TailwindStyles', () => ({
  TailwindStyles: () => <hr data-testid="tailwind" />,
}));

const demo = demoOf();
const bundled = (module = 'react-button/Basic') =>
  screen.queryByRole('button', { name: new RegExp(`^${module}: \\d`) });
const edited = () => screen.queryByTestId('sandbox');
const waiting = () => edited()?.parentElement?.hasAttribute('data-waiting');
const alert = () => screen.queryByRole('alert');
const tell = (what: (props: ReturnType<typeof sandboxProps>) => void) =>
  act(() => what(sandboxProps()));
const rendered = () => tell(({ onRendered }) => onRendered());

beforeEach(() => {
  serveDemoCode(demo);
  forgetSandbox();
});
afterEach(forgetEverythingKept);

/** Shows the demo with its code open, and edits it. */
async function showEdited(code = 'edited') {
  await showDemo(demo);
  await openCode();
  edit(code);
  await screen.findByTestId('sandbox');
}

describe('an edited demo', () => {
  it('is run with the first edit, under the demo’s theme and in its language and styling', async () => {
    await showEdited();
    expect(sandboxProps()).toMatchObject({
      title: 'Demo Basic, edited',
      code: 'edited',
      language: 'TS',
      demoTheme: 'none',
      styling: 'MUI System',
    });
  });

  it('has the height that the demo had', async () => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function of(
      this: Element,
    ) {
      return this.hasAttribute('data-demo-styling') ? 123 : 0;
    });
    await showEdited();
    expect(sandboxProps().height).toBe(123);
  });

  it('is unseen, and the first demo stands in its place, until it has rendered', async () => {
    await showEdited();
    expect(waiting()).toBe(true);
    expect(bundled()).toBeInTheDocument();
    rendered();
    expect(waiting()).toBe(false);
    expect(bundled()).toBeNull();
    expect(edited()).toBeInTheDocument();
  });

  it('is one and the same while it is edited on', async () => {
    await showEdited();
    edit('more');
    expect(sandboxProps().code).toBe('more');
    expect(sandbox).toMatchObject({ opened: 1, closed: 0 });
  });

  it('keeps the state of the first demo until then', async () => {
    await showDemo(demo);
    await press('react-button/Basic: 0');
    await openCode();
    edit('edited');
    await screen.findByTestId('sandbox');
    expect(screen.getByText('react-button/Basic: 1')).toBeInTheDocument();
  });

  it('says what is wrong with it and in which line, and marks the line in the code', async () => {
    await showEdited();
    tell(({ onError }) => onError({ message: 'x is not defined', line: 3 }));
    expect(alert()).toHaveTextContent('Line 3: x is not defined');
    expect(document.querySelector('[data-error-line="3"]')).toBeInTheDocument();
    expect(bundled()).toBeInTheDocument();
    tell(({ onError }) => onError(null));
    expect(alert()).toBeNull();
  });

  it('says what is wrong without a line, too, and nothing of a fault of the site', async () => {
    const env = { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: 'https://git.example.com' };
    jest.replaceProperty(process, 'env', env);
    await showEdited();
    tell(({ onError }) => onError({ message: 'Oops' }));
    expect(alert()?.querySelector('pre')?.textContent).toBe('Oops');
    expect(alert()).not.toHaveTextContent('This demo had a runtime error!');
    expect(alert()?.querySelector('a')).toBeNull();
  });

  it('stays in the page when it fails after it has rendered', async () => {
    await showEdited();
    rendered();
    tell(({ onError }) => onError({ message: 'Oops' }));
    expect(edited()).toBeInTheDocument();
    expect(bundled()).toBeNull();
  });

  it('says that it was stopped', async () => {
    await showEdited();
    tell(({ onStopped }) => onStopped());
    expect(alert()).toHaveTextContent('The demo did not answer any more and was stopped.');
  });

  it('gives way to a new demo with a reset, which takes the code back', async () => {
    await showDemo(demo);
    await press('react-button/Basic: 0');
    await openCode();
    edit('edited');
    await screen.findByTestId('sandbox');
    await press('Reset demo');
    expect(await screen.findByText('react-button/Basic: 0')).toBeInTheDocument();
    expect(edited()).toBeNull();
    expect(screen.getByLabelText('Editor')).toHaveValue('// MUI System TS');
  });

  it('is reset from its error, which gives the focus to the start of the demo', async () => {
    await showEdited();
    rendered();
    tell(({ onError }) => onError({ message: 'Oops' }));
    const reset = alert()?.querySelector('button');
    act(() => reset?.click());
    expect(alert()).toBeNull();
    expect(await screen.findByText('react-button/Basic: 0')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Start of the demo Basic' })).toHaveFocus();
  });
});

describe('edits of a demo', () => {
  it('are kept for each source, while another one is shown and back again', async () => {
    await showEdited('typed');
    await press('JS: show JavaScript source');
    expect(screen.getByLabelText('Editor')).toHaveValue('// MUI System JS');
    expect(edited()).toBeNull();
    edit('scripted');
    await screen.findByTestId('sandbox');
    expect(sandboxProps()).toMatchObject({ code: 'scripted', language: 'JS' });
    await press('TS: show TypeScript source');
    expect(screen.getByLabelText('Editor')).toHaveValue('typed');
    await waitFor(() => expect(sandboxProps()).toMatchObject({ code: 'typed', language: 'TS' }));
  });

  it('show in the code as it is read, before the editor comes', async () => {
    await showEdited('<Typed a="&amp;" />');
    await press('JS: show JavaScript source');
    await press('TS: show TypeScript source');
    expect(screen.getByRole('group', { name: 'Code of Basic' })).toHaveTextContent(
      '<Typed a="&amp;" />',
    );
  });

  it('run under the styling that they are made in', async () => {
    await showEdited('system');
    await chooseStyling('Tailwind CSS');
    expect(edited()).toBeNull();
    edit('tailwind');
    await screen.findByTestId('sandbox');
    expect(sandboxProps()).toMatchObject({ code: 'tailwind', styling: 'Tailwind' });
    await chooseStyling('MUI System');
    await waitFor(() => expect(sandboxProps()).toMatchObject({ code: 'system' }));
  });

  it('leave the built demo in its place for the next source until that has rendered', async () => {
    await showEdited('typed');
    rendered();
    await press('JS: show JavaScript source');
    expect(bundled() ?? (await screen.findByText('react-button/Basic: 0'))).toBeInTheDocument();
    edit('scripted');
    await screen.findByTestId('sandbox');
    expect(waiting()).toBe(true);
    expect(bundled()).toBeInTheDocument();
    await press('TS: show TypeScript source');
    await waitFor(() => expect(edited()).toHaveTextContent('typed'));
    expect(waiting()).toBe(true);
    rendered();
    expect(bundled()).toBeNull();
  });

  it('take their error with them when another source is shown', async () => {
    await showEdited('typed');
    tell(({ onError }) => onError({ message: 'Oops', line: 1 }));
    await press('JS: show JavaScript source');
    expect(alert()).toBeNull();
    expect(document.querySelector('[data-error-line="1"]')).toBeNull();
    edit('scripted');
    await screen.findByTestId('sandbox');
    expect(alert()).toBeNull();
  });

  it('of all sources are gone after a reset', async () => {
    await showEdited('typed');
    await press('JS: show JavaScript source');
    edit('scripted');
    await screen.findByTestId('sandbox');
    await press('Reset demo');
    expect(screen.getByLabelText('Editor')).toHaveValue('// MUI System JS');
    await press('TS: show TypeScript source');
    expect(screen.getByLabelText('Editor')).toHaveValue('// MUI System TS');
    expect(edited()).toBeNull();
  });
});

describe('a demo that is not edited', () => {
  it('begins anew with a reset', async () => {
    await showDemo(demo);
    await press('react-button/Basic: 0');
    await press('react-button/Basic: 1');
    await press('Reset demo');
    expect(await screen.findByText('react-button/Basic: 0')).toBeInTheDocument();
  });

  it('is that of the styling which the reader chooses', async () => {
    await showDemo(demo);
    expect(document.querySelector('[data-demo-styling=system]')).toBeInTheDocument();
    await chooseStyling('Tailwind CSS');
    expect(await screen.findByText('react-button/Basic.tailwind: 0')).toBeInTheDocument();
    expect(document.querySelector('[data-demo-styling=tailwind]')).toBeInTheDocument();
    expect(screen.getByTestId('tailwind')).toBeInTheDocument();
  });

  it('is that of MUI System where the reader’s styling is missing', async () => {
    document.cookie = 'codeStyling=CSS';
    await showDemo(demo);
    expect(await screen.findByText('react-button/Basic: 0')).toBeInTheDocument();
    expect(document.querySelector('[data-demo-styling=system]')).toBeInTheDocument();
  });

  it.each([
    ['cookie', '', 'codeStyling=Tailwind'],
    ['address', '#tailwind-Basic.tsx', 'codeStyling=MUI System'],
  ])('is that of the styling in the %s', async (_where, hash, cookie) => {
    window.history.replaceState(null, '', `/${hash}`);
    document.cookie = cookie;
    await showDemo(demo);
    expect(await screen.findByText('react-button/Basic.tailwind: 0')).toBeInTheDocument();
    window.history.replaceState(null, '', '/');
  });
});
