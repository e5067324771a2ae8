import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import copyToClipboard from 'clipboard-copy';
import { exportDemo } from '@/demo/export/exportDemo';
import { forgetEverythingKept } from '../../fixtures/blocked';
import { demoOf, serveDemoCode } from '../../fixtures/demo';
import { chooseStyling, edit, openCode, press, showDemo } from '../../fixtures/showDemo';

jest.mock('clipboard-copy', () => jest.fn());
jest.mock('@/demo/export/exportDemo', () => ({ exportDemo: jest.fn() }));
jest.mock('@/demo/TailwindStyles', () => ({ TailwindStyles: () => null }));
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

const demo = demoOf();
const toolbar = () => within(screen.getByRole('toolbar'));
const names = () =>
  toolbar()
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const openMenu = () => press('More actions');
const item = (name: string) => screen.getByRole('menuitem', { name });

function setRepository(repository: string | undefined) {
  const env = { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: repository };
  jest.replaceProperty(process, 'env', env);
}

beforeEach(() => {
  serveDemoCode(demo);
  jest.mocked(copyToClipboard).mockReset().mockResolvedValue(undefined);
  jest.mocked(exportDemo).mockReset();
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
  forgetEverythingKept();
});

describe('the toolbar of a demo', () => {
  it('has everything that can be done with the demo', async () => {
    await showDemo(demo);
    expect(names()).toEqual([
      'Styling: MUI System',
      'JS: show JavaScript source',
      'TS: show TypeScript source',
      'Expand code',
      'Edit demo',
      'Edit in StackBlitz',
      'Edit in CodeSandbox',
      'Copy the source',
      'Reset focus to test keyboard navigation',
      'Reset demo',
      'More actions',
    ]);
  });

  it.each(['hideEditButton', 'disableLiveEdit'] as const)(
    'has no edit button with %s',
    async (option) => {
      await showDemo(demoOf({ options: { [option]: true } }));
      expect(names()).toContain('Copy the source');
      expect(names()).not.toContain('Edit demo');
    },
  );

  it('has no stylings where there is but one', async () => {
    await showDemo(demoOf({ stylings: ['MUI System'] }));
    expect(screen.queryByRole('button', { name: /^Styling/ })).toBeNull();
  });

  it('tells analytics of every control: the event, the demo, and an action of its own', async () => {
    await showDemo(demo);
    const controls = toolbar().getAllByRole('button');
    const told = controls.map(({ dataset }) => [
      dataset['gaEventCategory'],
      dataset['gaEventLabel'],
    ]);
    for (const [category, label] of told) {
      expect(category).toMatch(/^demo(-expand)?$/);
      expect(label).toBe('Basic');
    }
    const actions = controls.map(({ dataset }) => dataset['gaEventAction']);
    expect(actions).not.toContain(undefined);
    expect(new Set(actions).size).toBe(controls.length);
  });

  it.each([
    ['More actions', 'menuitem'],
    [/^Styling/, 'menuitemradio'],
  ])('tells analytics of every row of the menu %s', async (name, role) => {
    setRepository('https://git.example.com');
    await showDemo(demo);
    await press(name);
    const rows = screen.getAllByRole(role);
    for (const { dataset } of rows)
      expect(dataset).toMatchObject({ gaEventCategory: 'demo', gaEventLabel: 'Basic' });
    const actions = rows.map(({ dataset }) => dataset['gaEventAction']);
    expect(actions).not.toContain(undefined);
    expect(new Set(actions).size).toBe(rows.length);
  });

  it('tells analytics whether code is opened or closed', async () => {
    await showDemo(demo);
    const told = (name: string) => screen.getByRole('button', { name }).dataset;
    expect(told('Expand code')).toMatchObject({
      gaEventCategory: 'demo-expand',
      gaEventAction: 'expand',
    });
    await openCode();
    expect(told('Collapse code')).toMatchObject({
      gaEventCategory: 'demo-expand',
      gaEventAction: 'collapse',
    });
  });

  it('is one stop for the Tab key, and arrows move in it past what is closed', async () => {
    await showDemo(demo);
    const user = userEvent.setup();
    act(() => screen.getByRole('button', { name: 'Styling: MUI System' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Expand code' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
  });
});

describe('the languages', () => {
  const option = (name: string) => screen.getByRole('button', { name });

  it('are out of reach while the code is closed', async () => {
    await showDemo(demo);
    expect(screen.getByRole('group', { name: 'Language of the code' })).toHaveAttribute(
      'data-shown',
      'false',
    );
    expect(option('JS: show JavaScript source')).toBeDisabled();
    expect(option('TS: show TypeScript source')).toBeDisabled();
    await openCode();
    expect(option('JS: show JavaScript source')).toBeEnabled();
    expect(option('TS: show TypeScript source')).toBeEnabled();
  });

  it('show which is chosen, and keep it', async () => {
    await showDemo(demo);
    await openCode();
    expect(option('TS: show TypeScript source')).toHaveAttribute('aria-pressed', 'true');
    await press('JS: show JavaScript source');
    expect(option('JS: show JavaScript source')).toHaveAttribute('aria-pressed', 'true');
    expect(option('TS: show TypeScript source')).toHaveAttribute('aria-pressed', 'false');
    expect(document.cookie).toContain('codeVariant=JS');
  });
});

describe('the styling menu', () => {
  it('has the stylings of the demo, the shown one checked', async () => {
    document.cookie = 'codeStyling=CSS';
    await showDemo(demo);
    await press('Styling: MUI System');
    const options = screen.getAllByRole('menuitemradio');
    expect(options.map(({ textContent }) => textContent)).toEqual(['MUI System', 'Tailwind CSS']);
    expect(options.map((option) => option.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  });

  it('chooses for every demo, and keeps the choice', async () => {
    await showDemo(demo);
    await chooseStyling('Tailwind CSS');
    expect(screen.getByRole('button', { name: 'Styling: Tailwind CSS' })).toHaveFocus();
    expect(document.cookie).toContain('codeStyling=Tailwind');
  });
});

describe('copying', () => {
  it('takes the code as it stands, and says so', async () => {
    await showDemo(demo);
    await press('Copy the source');
    expect(copyToClipboard).toHaveBeenLastCalledWith('// MUI System TS');
    expect(
      await screen.findByText('The source code has been copied to your clipboard.'),
    ).toHaveAttribute('role', 'status');

    await openCode();
    edit('edited');
    await press('Copy the source');
    expect(copyToClipboard).toHaveBeenLastCalledWith('edited');
  });

  it('says why it failed', async () => {
    jest.mocked(copyToClipboard).mockRejectedValue(new Error('The request is not allowed'));
    await showDemo(demo);
    await press('Copy the source');
    expect(await screen.findByText('The request is not allowed')).toBeInTheDocument();
  });

  it.each([
    ['Copy link to JavaScript source', '#system-Basic.js'],
    ['Copy link to TypeScript source', '#system-Basic.tsx'],
  ])('takes a link with %s', async (name, hash) => {
    window.history.replaceState(null, '', '/joy-ui/react-button/?a=b#c');
    await showDemo(demo);
    await openMenu();
    await userEvent.click(item(name));
    expect(copyToClipboard).toHaveBeenCalledWith(`http://localhost/joy-ui/react-button/${hash}`);
    expect(
      await screen.findByText('The link has been copied to your clipboard.'),
    ).toBeInTheDocument();
  });

  it('takes a link to the styling that is shown', async () => {
    await showDemo(demo);
    await chooseStyling('Tailwind CSS');
    await openMenu();
    await userEvent.click(item('Copy link to TypeScript source'));
    expect(copyToClipboard).toHaveBeenCalledWith('http://localhost/#tailwind-Basic.tsx');
  });
});

describe('the ways out', () => {
  it.each([
    ['Edit in StackBlitz', 'stackblitz'],
    ['Edit in CodeSandbox', 'codesandbox'],
  ])('%s takes the code as it stands', async (name, kind) => {
    await showDemo(demo);
    await openCode();
    edit('edited');
    await press(name);
    await waitFor(() => expect(exportDemo).toHaveBeenCalledTimes(1));
    expect(jest.mocked(exportDemo).mock.calls[0]).toMatchObject([
      kind,
      { code: 'edited', styling: 'MUI System', variant: 'TS', fileName: 'Basic.tsx' },
      { title: 'Basic', demoTheme: 'none' },
    ]);
  });

  it('are for wide windows alone in the row', async () => {
    await showDemo(demo);
    for (const name of ['Edit in StackBlitz', 'Edit in CodeSandbox'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('data-wide');
  });

  it('has the project downloaded from the menu', async () => {
    await showDemo(demo);
    await openMenu();
    await userEvent.click(item('Download as a project'));
    await waitFor(() =>
      expect(exportDemo).toHaveBeenCalledWith('download', expect.anything(), expect.anything()),
    );
  });

  it('says that the project could not be made', async () => {
    jest.mocked(exportDemo).mockImplementation(() => {
      throw new Error('Loading chunk 1 failed.');
    });
    await showDemo(demo);
    await press('Edit in StackBlitz');
    expect(
      await screen.findByText('The project could not be made. Check the connection and try again.'),
    ).toBeInTheDocument();
  });

  it('lead to the page that shows the demo alone', async () => {
    await showDemo(demo);
    await openMenu();
    expect(item('Open in full screen')).toHaveAttribute('href', demo.path);
  });

  it('lead to the file of the shown styling in the repository', async () => {
    setRepository('https://git.example.com');
    await showDemo(demo);
    await chooseStyling('Tailwind CSS');
    await openMenu();
    expect(item('View source')).toHaveAttribute(
      'href',
      'https://git.example.com/blob/main/data/joy-ui/react-button/Basic.tailwind.tsx',
    );
  });

  it('lead to no repository where none is configured', async () => {
    setRepository(undefined);
    await showDemo(demo);
    await openMenu();
    expect(item('Open in full screen')).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'View source' })).toBeNull();
  });
});

describe('the menu, which has what narrow windows have no room for', () => {
  const choose = async (name: string) => {
    await openMenu();
    await userEvent.click(item(name));
  };

  it('marks those rows', async () => {
    await showDemo(demo);
    await openMenu();
    const marked = screen
      .getAllByRole('menuitem')
      .filter((row) => row.hasAttribute('data-narrow'))
      .map(({ textContent }) => textContent);
    expect(marked).toEqual([
      'Edit demo',
      'Reset focus to test keyboard navigation',
      'Reset demo',
      'Edit in StackBlitz',
      'Edit in CodeSandbox',
    ]);
  });

  it('has the demo edited', async () => {
    await showDemo(demo);
    await choose('Edit demo');
    expect(await screen.findByLabelText('Editor')).toHaveFocus();
  });

  it.each(['hideEditButton', 'disableLiveEdit'] as const)(
    'does not have it edited with %s',
    async (option) => {
      await showDemo(demoOf({ options: { [option]: true } }));
      await openMenu();
      expect(item('Reset demo')).toBeInTheDocument();
      expect(screen.queryByRole('menuitem', { name: 'Edit demo' })).toBeNull();
    },
  );

  it('has it reset', async () => {
    await showDemo(demo);
    await press('react-button/Basic: 0');
    await choose('Reset demo');
    expect(await screen.findByText('react-button/Basic: 0')).toBeInTheDocument();
  });

  it('puts the focus at the start of the demo', async () => {
    await showDemo(demo);
    await choose('Reset focus to test keyboard navigation');
    expect(screen.getByRole('group', { name: 'Start of the demo Basic' })).toHaveFocus();
  });

  it.each([
    ['Edit in StackBlitz', 'stackblitz'],
    ['Edit in CodeSandbox', 'codesandbox'],
  ])('has the ways out: %s', async (name, kind) => {
    await showDemo(demo);
    await choose(name);
    await waitFor(() => expect(jest.mocked(exportDemo).mock.calls[0]?.[0]).toBe(kind));
  });
});

describe('resetting', () => {
  it('puts the focus at the start of the demo', async () => {
    await showDemo(demo);
    await press('Reset focus to test keyboard navigation');
    expect(screen.getByRole('group', { name: 'Start of the demo Basic' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByText('react-button/Basic: 0')).toHaveFocus();
  });

  it('is marked while there is something to take back', async () => {
    await showDemo(demo);
    await openCode();
    const reset = screen.getByRole('button', { name: 'Reset demo' });
    expect(reset).not.toHaveAttribute('data-edited');
    edit('edited');
    expect(reset).toHaveAttribute('data-edited');
    await press('Reset demo');
    expect(reset).not.toHaveAttribute('data-edited');
  });
});
