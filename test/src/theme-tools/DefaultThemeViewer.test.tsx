import { fireEvent, render, screen } from '@testing-library/react';
import { DefaultThemeViewer } from '@/theme-tools/DefaultThemeViewer';

const scrollIntoView = jest.fn<void, [unknown]>();

beforeEach(() => {
  Object.assign(Element.prototype, { scrollIntoView });
  scrollIntoView.mockClear();
  // What jsdom lacks. No name of a theme needs more.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') } });
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  Reflect.deleteProperty(globalThis, 'CSS');
  window.history.replaceState(null, '', '/');
});

function show(search = '') {
  window.history.replaceState(null, '', `/${search}`);
  render(<DefaultThemeViewer />);
}

const branches = () => [...document.querySelectorAll('details')];
const openPaths = () =>
  branches()
    .filter(({ open }) => open)
    .map(({ dataset }) => dataset['path']);
const line = (path: string) => document.querySelector(`[data-path="${path}"]`);

describe('DefaultThemeViewer', () => {
  it('shows the default theme, closed', () => {
    show();
    expect(screen.getByRole('list', { name: 'Default theme' })).toBeInTheDocument();
    expect(line('$.palette.primary.main')).toHaveTextContent('main: "#1976d2"');
    expect(line('$.palette.primary.main')?.querySelector('i')).toHaveStyle({
      background: '#1976d2',
    });
    expect(line('$.spacing')).toHaveTextContent('spacing: ƒ (…)');
    expect(line('$.breakpoints.values')?.querySelector('summary')).toHaveTextContent('values 5');
    expect(openPaths()).toEqual([]);
  });

  it('opens all branches, and closes them', () => {
    show();
    const toggle = screen.getByRole('checkbox', { name: 'Expand all' });
    fireEvent.click(toggle);
    expect(openPaths()).toHaveLength(branches().length);
    expect(branches().length).toBeGreaterThan(20);
    fireEvent.click(toggle);
    expect(openPaths()).toEqual([]);
  });

  it('shows the dark theme, with the same branches open', () => {
    show('?expand-path=$.palette.primary');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Use dark theme' }));
    expect(line('$.palette.primary.main')).toHaveTextContent('main: "#90caf9"');
    expect(line('$.palette.mode')).toHaveTextContent('mode: "dark"');
    expect(openPaths()).toEqual(['$.palette', '$.palette.primary']);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Use dark theme' }));
    expect(line('$.palette.mode')).toHaveTextContent('mode: "light"');
  });

  it.each([
    ['$.palette.primary', ['$.palette', '$.palette.primary'], '$.palette.primary'],
    ['$.palette', ['$.palette'], '$.palette'],
    ['$.palette.primary.main', ['$.palette', '$.palette.primary'], '$.palette.primary.main'],
    // As much of a path as there is.
    ['$.palette.nothing.more', ['$.palette'], '$.palette'],
  ])('opens %s from the address and brings it into view', (path, open, target) => {
    show(`?expand-path=${path}`);
    expect(openPaths()).toEqual(open);
    expect(scrollIntoView.mock.contexts).toEqual([line(target)]);
  });

  it.each(['', '?expand-path=', '?expand-path=nothing', '?expand-path=%22%5D', '?other=$.palette'])(
    'opens nothing for %j',
    (search) => {
      show(search);
      expect(openPaths()).toEqual([]);
      expect(scrollIntoView).not.toHaveBeenCalled();
    },
  );
});
