import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCodeTabs } from '@/article/useCodeTabs';

/** A page whose prose holds two blocks of one key and one of another. */
function Page({ path }: { path: string }) {
  useCodeTabs(path);
  return (
    <>
      {[
        ['first', 'package-manager', ['npm', 'pnpm', 'yarn']],
        ['second', 'package-manager', ['npm', 'pnpm']],
        ['third', 'license', ['npm', 'pnpm']],
      ].map(([label, key, tabs]) => (
        <div key={`${path}${String(label)}`} className="code-tabs" data-storage-key={key}>
          {(tabs as string[]).map((value, index) => (
            <input
              key={value}
              type="radio"
              aria-label={`${String(label)} ${value}`}
              name={String(label)}
              value={value}
              defaultChecked={index === 0}
            />
          ))}
        </div>
      ))}
    </>
  );
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => radio.getAttribute('aria-label'));

beforeEach(() => window.localStorage.clear());

describe('useCodeTabs', () => {
  it('leaves the first tabs open when nothing is stored', () => {
    render(<Page path="/a/" />);
    expect(chosen()).toEqual(['first npm', 'second npm', 'third npm']);
  });

  it('opens the stored tab in every block of its key, and in no other', () => {
    window.localStorage.setItem('codeblock-package-manager', 'pnpm');
    render(<Page path="/a/" />);
    expect(chosen()).toEqual(['first pnpm', 'second pnpm', 'third npm']);
  });

  it('ignores a stored tab that a block does not have', () => {
    window.localStorage.setItem('codeblock-package-manager', 'yarn');
    window.localStorage.setItem('codeblock-license', 'bun');
    render(<Page path="/a/" />);
    expect(chosen()).toEqual(['first yarn', 'second npm', 'third npm']);
  });

  it('stores a choice and shares it with the other blocks of the key', async () => {
    render(<Page path="/a/" />);
    await userEvent.click(screen.getByLabelText('second pnpm'));
    expect(chosen()).toEqual(['first pnpm', 'second pnpm', 'third npm']);
    expect(window.localStorage.getItem('codeblock-package-manager')).toBe('pnpm');
    expect(window.localStorage.getItem('codeblock-license')).toBeNull();
  });

  it('leaves a block alone that lacks the tab chosen elsewhere', async () => {
    render(<Page path="/a/" />);
    await userEvent.click(screen.getByLabelText('first yarn'));
    expect(chosen()).toEqual(['first yarn', 'second npm', 'third npm']);
  });

  it('opens the stored tab on the next page too', () => {
    const { rerender } = render(<Page path="/a/" />);
    window.localStorage.setItem('codeblock-license', 'pnpm');
    rerender(<Page path="/b/" />);
    expect(chosen()).toEqual(['first npm', 'second npm', 'third pnpm']);
  });

  it('works without storage: the choice lasts as long as the page', async () => {
    for (const method of ['getItem', 'setItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    render(<Page path="/a/" />);
    await userEvent.click(screen.getByLabelText('first pnpm'));
    expect(chosen()).toEqual(['first pnpm', 'second pnpm', 'third npm']);
  });

  it('ignores changes of other controls', async () => {
    render(
      <>
        <Page path="/a/" />
        <input type="checkbox" />
      </>,
    );
    await userEvent.click(screen.getByRole('checkbox'));
    expect(window.localStorage).toHaveLength(0);
  });

  it('stops listening when its owner goes', () => {
    const { unmount } = render(<Page path="/a/" />);
    unmount();
    document.body.innerHTML =
      '<div class="code-tabs" data-storage-key="package-manager"><input type="radio" value="npm"></div>';
    document.querySelector('input')?.click();
    expect(window.localStorage).toHaveLength(0);
  });
});
