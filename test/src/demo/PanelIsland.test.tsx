import { act, fireEvent, screen } from '@testing-library/react';
import { useCodeStyling, useCodeVariant } from '@/preferences/CodePreferencesProvider';
import { forgetEverythingKept } from '../../fixtures/blocked';
import { demoOf } from '../../fixtures/demo';
import { expectErrors } from '../../fixtures/expectErrors';
import { renderDemo, showDemo } from '../../fixtures/showDemo';

const panel = jest.fn<void, [object]>();
let isOnline = true;

/** Shows what it was given, and chooses other preferences. */
function FakePanel(props: object) {
  panel(props);
  return <FakeToolbar />;
}

/** Reads the preferences for itself, as the parts of the panel do. */
function FakeToolbar() {
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  const choose = () => {
    setVariant('JS');
    setStyling('Tailwind');
  };
  return (
    <div role="toolbar">
      <button onClick={choose}>{`${variant} ${styling}`}</button>
    </div>
  );
}

jest.mock('@/demo/DemoPanel', () => ({
  get DemoPanel() {
    if (!isOnline) throw new Error('Loading chunk 1 failed.');
    return FakePanel;
  },
}));
jest.mock('@/demo/TailwindStyles', () => ({ TailwindStyles: () => null }));

beforeEach(() => {
  panel.mockReset();
  isOnline = true;
});
afterEach(forgetEverythingKept);

const demo = demoOf();
const source = () => screen.getByRole('link', { name: 'View source' });

describe('PanelIsland', () => {
  it('does not hear of the preferences: neither of those kept, nor of others that are chosen', async () => {
    document.cookie = 'codeVariant=JS';
    await showDemo(demo);
    expect(panel).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByText('JS MUI System'));
    expect(await screen.findByText('react-button/Basic.tailwind: 0')).toBeInTheDocument();
    expect(screen.getByText('JS Tailwind')).toBeInTheDocument();
    expect(panel).toHaveBeenCalledTimes(1);
  });

  it('gives the panel the preview and all that the demo shares with it', async () => {
    await showDemo(demo);
    const [props] = panel.mock.calls[0] ?? [];
    expect(props).toMatchObject({ demo, previewHtml: '<b>preview</b>', isShipped: false });
    expect(props).toMatchObject({ state: { run: 0, edits: {} } });
  });

  it('hears of what the reader does with the demo', async () => {
    await showDemo(demo);
    const { dispatch } = panel.mock.calls[0]?.[0] as { dispatch: (action: object) => void };
    act(() => dispatch({ type: 'reset' }));
    await screen.findByText('react-button/Basic: 0');
    expect(panel.mock.lastCall?.[0]).toMatchObject({ state: { run: 1 } });
  });

  it('leads to the code without script', async () => {
    await showDemo(demo);
    expect(source()).toHaveAttribute('href', demo.path);
    expect(source()).toHaveClass('withoutScript');
  });

  it('leaves page and demo alive when its code cannot be loaded, and leads to the code', async () => {
    expectErrors();
    isOnline = false;
    renderDemo(demo);
    expect(await screen.findByText('react-button/Basic: 0')).toBeInTheDocument();
    const [shown] = screen.getAllByRole('link', { name: 'View source' });
    expect(shown).toHaveAttribute('href', demo.path);
    expect(shown).not.toHaveClass('withoutScript');
  });
});
