import { fireEvent, render, screen, within } from '@testing-library/react';
import { SideNavTree } from '@/navigation/SideNavTree';
import { locatePage, normalizePathname } from '@/products/pageTree';
import type { PageEntry } from '@/products/types';
import { watchFollowedLinks } from '../../fixtures/followedLinks';

/** The tree as the side navigation shows it to a reader of this page. */
function tree(entries: readonly PageEntry[], path: string) {
  const { activePageParents } = locatePage(entries, path);
  return (
    <SideNavTree
      entries={entries}
      active={normalizePathname(path)}
      activeParents={activePageParents.map(({ pathname }) => pathname)}
    />
  );
}

const show = (entries: readonly PageEntry[], path = '/elsewhere/') => render(tree(entries, path));

const GROUPS: readonly PageEntry[] = [
  {
    pathname: '/p/start-group/',
    title: 'Start',
    children: [{ pathname: '/p/start/', title: 'Overview' }, { pathname: '/p/install/' }],
  },
  {
    pathname: '/p/react-/',
    title: 'Components',
    children: [
      {
        pathname: '/p/components/inputs/',
        subheader: 'inputs',
        children: [{ pathname: '/p/react-button/' }, { pathname: '/p/react-text-field/' }],
      },
    ],
  },
];

const row = (name: string) => screen.getByRole('link', { name });
const names = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('a row of the side navigation', () => {
  it('links to its page under its title', () => {
    show([{ pathname: '/p/react-app-bar/' }, { pathname: '/p/own/', title: 'Own title' }]);
    expect(row('App bar')).toHaveAttribute('href', '/p/react-app-bar/');
    expect(row('Own title')).toHaveAttribute('href', '/p/own/');
  });

  it('takes its title from the translations first', () => {
    show([{ pathname: '/material-ui/customization/', title: 'Own title' }]);
    expect(row('Customization')).toBeInTheDocument();
  });

  it('has no label for title false', () => {
    show([{ pathname: '/p/a/', title: false }]);
    expect(screen.getByRole('link')).toHaveTextContent(/^$/);
  });

  it('leads to external pages', () => {
    show([{ pathname: 'https://mui.com/store/', title: 'Templates' }]);
    expect(row('Templates')).toHaveAttribute('href', 'https://mui.com/store/');
    expect(row('Templates').getAttribute('rel')).toContain('noopener');
  });

  it.each(['ReaderIcon', 'BookIcon', 'DescriptionIcon', 'VisibilityIcon'])(
    'shows the icon %s before the label, as decoration',
    (icon) => {
      show([{ pathname: '/p/a/', title: 'A', icon }]);
      const first = row('A').firstElementChild;
      expect(first?.tagName).toBe('svg');
      expect(first).toHaveAttribute('aria-hidden', 'true');
    },
  );

  it.each(['NoSuchIcon', 'readericon', ''])('shows nothing for the unknown icon "%s"', (icon) => {
    show([{ pathname: '/p/a/', title: 'A', icon }]);
    expect(row('A').querySelector('svg')).toBeNull();
  });

  it.each<[keyof PageEntry, string]>([
    ['legacy', 'Legacy'],
    ['newFeature', 'New'],
    ['unstable', 'Preview'],
  ])('says %s as the chip %s', (flag, chip) => {
    show([{ pathname: '/p/a/', title: 'A', [flag]: true }]);
    expect(within(screen.getByRole('link')).getByText(chip)).toBeInTheDocument();
  });

  it.each([
    ['pro', 'Pro plan'],
    ['premium', 'Premium plan'],
  ] as const)('says the plan %s as a badge', (plan, label) => {
    show([{ pathname: '/p/a/', title: 'A', plan }]);
    expect(screen.getByRole('img', { name: label })).toBeInTheDocument();
    expect(screen.getByTitle(label)).toBeInTheDocument();
  });

  it('says nothing of the community plan, nor of a flag that is not set', () => {
    show([{ pathname: '/p/a/', title: 'A', plan: 'community', legacy: false, planned: false }]);
    expect(row('A').children).toHaveLength(1);
  });

  it('shows plan, Legacy, New, Planned and Preview in this order', () => {
    show([
      {
        pathname: '/p/a/',
        title: 'A',
        unstable: true,
        planned: true,
        newFeature: true,
        legacy: true,
        plan: 'pro',
      },
    ]);
    const [label, ...marks] = screen.getByText('A').parentElement?.children ?? [];
    expect(label).toHaveTextContent('A');
    expect(marks.map((mark) => mark.getAttribute('aria-label') ?? mark.textContent)).toEqual([
      'Pro plan',
      'Legacy',
      'New',
      'Planned',
      'Preview',
    ]);
  });

  it('is no link while its page is planned', () => {
    show([{ pathname: '/p/a/', title: 'A', planned: true }]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('A')).toBeInTheDocument();
    expect(screen.getByText('Planned')).toBeInTheDocument();
  });

  it('spreads linkProps last onto its link', () => {
    show([
      {
        pathname: '/p/a/',
        title: 'A',
        linkProps: { 'data-ga-event-category': 'store', href: '/instead/' },
      },
      { pathname: '/p/g/', title: 'G', children: [], linkProps: { 'data-group-label': 'g' } },
    ]);
    expect(row('A')).toHaveAttribute('data-ga-event-category', 'store');
    expect(row('A')).toHaveAttribute('href', '/instead/');
    expect(row('G')).toHaveAttribute('data-group-label', 'g');
  });

  it('is hidden when it is not for the side navigation', () => {
    show([
      { pathname: '/p/a/', inSideNav: false },
      { pathname: '/p/b/', inSideNav: true },
      { pathname: '/p/g/', inSideNav: false, children: [{ pathname: '/p/c/' }] },
    ]);
    expect(names()).toEqual(['B']);
  });
});

describe('the row of the page being read', () => {
  const current = () =>
    screen.queryAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');

  it('is the current one, and the only one', () => {
    show(GROUPS, '/p/react-button/');
    expect(current()).toEqual([row('Button')]);
    expect(row('Button')).toHaveClass('app-drawer-active');
    expect(row('Text field')).not.toHaveClass('app-drawer-active');
  });

  it.each(['components-api/', 'hooks-api/', '?a=1#b'])('stays so on %s', (end) => {
    show(GROUPS, `/p/react-button/${end}`);
    expect(current()).toEqual([row('Button')]);
  });

  it('is found where the entry was written with its tab', () => {
    show([{ pathname: '/p/react-button/[docsTab]/', title: 'Button' }], '/p/react-button/');
    expect(current()).toEqual([row('Button')]);
  });

  it('is none outside the tree', () => {
    show(GROUPS);
    expect(current()).toEqual([]);
  });
});

describe('a subheader', () => {
  it('is a label over its children, which always show, at its own depth', () => {
    show([
      {
        pathname: '/p/components/inputs/',
        subheader: 'inputs',
        newFeature: true,
        children: [{ pathname: '/p/react-button/' }],
      },
      { pathname: '/p/other/' },
    ]);
    const label = screen.getByText('Inputs');
    expect(label.closest('a, button')).toBeNull();
    expect(within(label).getByText('New')).toBeInTheDocument();
    const depth = (element: HTMLElement) => element.style.getPropertyValue('--depth');
    expect(depth(row('Button'))).toBe(depth(row('Other')));
    expect(depth(row('Button'))).toBe(depth(label));
  });

  it('takes its own title, or one made from it, where there is no translation', () => {
    show([
      { pathname: '/p/1/', subheader: 'MUI X', children: [] },
      { pathname: '/p/2/', subheader: 'lab', title: 'The lab', children: [] },
    ]);
    expect(screen.getByText('MUI X')).toBeInTheDocument();
    expect(screen.getByText('The lab')).toBeInTheDocument();
  });
});

describe('a group', () => {
  it('leads to its first page, through subheaders', () => {
    show(GROUPS);
    expect(row('Start')).toHaveAttribute('href', '/p/start/');
    expect(row('Components')).toHaveAttribute('href', '/p/react-button/');
  });

  it('is closed unless the page being read is in it', () => {
    show(GROUPS, '/p/react-text-field/');
    expect(row('Start')).toHaveAttribute('aria-expanded', 'false');
    expect(row('Components')).toHaveAttribute('aria-expanded', 'true');
    expect(names()).toEqual(['Start', 'Components', 'Button', 'Text field']);
  });

  it('opens and closes by a press, and is not followed', () => {
    const followed = watchFollowedLinks();
    show(GROUPS);
    fireEvent.click(row('Start'));
    expect(names()).toEqual(['Start', 'Overview', 'Install', 'Components']);
    expect(row('Start')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(row('Start'));
    expect(names()).toEqual(['Start', 'Components']);
    expect(followed).toEqual([]);
  });

  it('closes by a press also when the page being read is in it', () => {
    show(GROUPS, '/p/react-button/');
    fireEvent.click(row('Components'));
    expect(row('Components')).toHaveAttribute('aria-expanded', 'false');
    expect(names()).toEqual(['Start', 'Components']);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
    'leaves a press with %j to the browser',
    (init) => {
      const followed = watchFollowedLinks();
      show(GROUPS);
      fireEvent.click(row('Components'), init);
      expect(row('Components')).toHaveAttribute('aria-expanded', 'false');
      expect(followed).toEqual(['/p/react-button/']);
    },
  );

  it('opens when the reader moves to a page in it', () => {
    const { rerender } = show(GROUPS, '/p/install/');
    fireEvent.click(row('Start'));
    rerender(tree(GROUPS, '/p/react-button/'));
    expect(row('Components')).toHaveAttribute('aria-expanded', 'true');
    rerender(tree(GROUPS, '/p/start/'));
    expect(row('Start')).toHaveAttribute('aria-expanded', 'true');
  });

  it('stays as the reader left it while other pages are read', () => {
    const { rerender } = show(GROUPS, '/p/react-button/');
    fireEvent.click(row('Start'));
    rerender(tree(GROUPS, '/p/react-text-field/'));
    expect(row('Start')).toHaveAttribute('aria-expanded', 'true');
  });

  it('indents its children by one step more', () => {
    show(GROUPS, '/p/install/');
    const depth = (name: string) => Number(row(name).style.getPropertyValue('--depth'));
    expect(depth('Install')).toBe(depth('Components') + 1);
  });

  it('marks its own row with icon and chips', () => {
    show([
      {
        pathname: '/p/styles/',
        title: 'Styles',
        icon: 'BookIcon',
        legacy: true,
        children: [{ pathname: '/p/styles/basics/' }],
      },
    ]);
    const group = screen.getByRole('link');
    expect(within(group).getByText('Legacy')).toBeInTheDocument();
    expect(group.firstElementChild?.tagName).toBe('svg');
  });
});
