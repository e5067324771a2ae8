import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import {
  CodePreferencesProvider,
  useCodeStyling,
  useCodeVariant,
} from '@/preferences/CodePreferencesProvider';
import { blockCookiesAndStorage, forgetEverythingKept } from '../../fixtures/blocked';
import { FakeBroadcastChannel } from '../../fixtures/broadcastChannel';

// The page opens its channel once.
beforeAll(() => FakeBroadcastChannel.install());
afterAll(() => FakeBroadcastChannel.remove());

afterEach(() => {
  window.history.replaceState(null, '', '/');
  forgetEverythingKept();
});

/** Shows both choices; a press makes others. */
function Choices() {
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  return (
    <button
      onClick={() => {
        setVariant('JS');
        setStyling('CSS');
      }}
    >
      {variant}, {styling}
    </button>
  );
}

const page = (
  <CodePreferencesProvider>
    <Choices />
  </CodePreferencesProvider>
);

const cookies = () => document.cookie.split('; ').sort();

describe('CodePreferencesProvider', () => {
  it('gives the choices and takes others, which are kept', () => {
    render(page);
    expect(screen.getByRole('button')).toHaveTextContent('TS, MUI System');
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('JS, CSS');
    expect(cookies()).toEqual(['codeStyling=CSS', 'codeVariant=JS']);
  });

  it('keeps the choices from the first load on, for a year of the whole site', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    render(page);
    expect(cookies()).toEqual(['codeStyling=MUI System', 'codeVariant=TS']);
    expect(written).toHaveBeenCalledTimes(2);
    for (const [cookie] of written.mock.calls)
      expect(cookie).toMatch(/;path=\/;max-age=31536000(;|$)/);
  });

  it('keeps what the hash of the first load asks for', () => {
    window.history.replaceState(null, '', '#tailwind-Basic.js');
    render(page);
    expect(screen.getByRole('button')).toHaveTextContent('JS, Tailwind');
    expect(cookies()).toEqual(['codeStyling=Tailwind', 'codeVariant=JS']);
  });

  it('tells the other tabs what is chosen, not what it was opened with', () => {
    FakeBroadcastChannel.install();
    const posted = jest.spyOn(FakeBroadcastChannel.prototype, 'postMessage');
    window.history.replaceState(null, '', '#tailwind-Basic.js');
    render(page);
    expect(posted).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button'));
    expect(posted.mock.calls).toEqual([
      [{ key: 'codeVariant', text: 'JS' }],
      [{ key: 'codeStyling', text: 'CSS' }],
    ]);
  });

  it('puts right a cookie that is no choice', () => {
    document.cookie = 'codeVariant=COBOL';
    render(page);
    expect(cookies()).toContain('codeVariant=TS');
  });

  it('hydrates what the server rendered, and shows the choice of the reader after that', () => {
    document.cookie = 'codeVariant=JS';
    const container = document.createElement('div');
    container.innerHTML = '<button>TS<!-- -->, <!-- -->MUI System</button>';
    document.body.append(container);
    const shipped = container.firstElementChild;
    render(page, { container, hydrate: true });
    expect(container.firstElementChild).toBe(shipped);
    expect(container).toHaveTextContent('JS, MUI System');
  });

  it('goes on where cookies are blocked', () => {
    blockCookiesAndStorage();
    render(page);
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('JS, CSS');
  });
});

describe('useCodeVariant and useCodeStyling', () => {
  it.each([useCodeVariant, useCodeStyling])('throw outside the provider', (useChoice) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useChoice())).toThrow('CodePreferencesProvider');
  });
});
