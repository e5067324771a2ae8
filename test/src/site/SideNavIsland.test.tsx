import { fireEvent, render, screen, within } from '@testing-library/react';
import { SideNavIsland } from '@/site/SideNavIsland';
import { watchFollowedLinks } from '../../fixtures/followedLinks';

/** The page around the navigation. */
const page = (path: string) => (
  <>
    <header data-behind-nav="">Header</header>
    <SideNavIsland productId="material-ui" path={path} />
    <main data-behind-nav="">Main</main>
  </>
);

async function show(path = '/material-ui/react-button/') {
  const view = render(page(path));
  await screen.findByRole('navigation', { name: 'Main navigation' });
  return view;
}

const island = () => document.getElementById('side-nav') as HTMLElement;

/** What the browser tells when the popover opens or closes. */
function toggle(newState: 'open' | 'closed') {
  for (const type of ['beforetoggle', 'toggle']) {
    fireEvent(island(), Object.assign(new Event(type), { newState }));
  }
}

const isBehindInert = () =>
  [screen.getByText('Header'), screen.getByText('Main')].map(({ inert }) => inert);

describe('SideNavIsland', () => {
  it('shows the navigation of the product, open at the page', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute('aria-current', 'page');
    expect(document.getElementById('mui-product-selector')).toHaveTextContent('Material UI');
  });

  it('brings the active row into view when the navigation of another product has come', async () => {
    const rows = (top: number) => new DOMRect(0, top, 10, 10);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.hasAttribute('data-nav-scroll') ? new DOMRect(0, 0, 10, 500) : rows(900);
    });
    const { rerender } = await show();
    rerender(<SideNavIsland productId="joy-ui" path="/joy-ui/react-card/" />);
    await screen.findByRole('link', { name: 'Card', current: 'page' });
    expect(document.querySelector('[data-nav-scroll]')?.scrollTop).toBeGreaterThan(0);
  });

  it('is a popover with a button that closes it, so that it works without script', async () => {
    await show();
    expect(island()).toHaveAttribute('popover', 'auto');
    const close = screen.getByRole('button', { name: 'Close navigation' });
    expect(close).toHaveAttribute('popovertarget', 'side-nav');
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
  });

  it('closes when a page is chosen, and stays open when a group is', async () => {
    watchFollowedLinks();
    await show();
    const hidePopover = jest.fn();
    Object.assign(island(), { hidePopover });
    const nav = within(screen.getByRole('navigation'));
    fireEvent.click(nav.getByRole('link', { name: 'Components' }));
    expect(hidePopover).not.toHaveBeenCalled();
    fireEvent.click(nav.getByRole('link', { name: 'Components' }));
    fireEvent.click(nav.getByRole('link', { name: 'Button' }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('keeps the keyboard from what is behind it while it is open', async () => {
    await show();
    toggle('open');
    expect(isBehindInert()).toEqual([true, true]);
    toggle('closed');
    expect(isBehindInert()).toEqual([false, false]);
  });

  it('keeps its state from page to page', async () => {
    const { rerender } = await show();
    fireEvent.click(screen.getByRole('link', { name: 'Getting started' }));
    rerender(page('/material-ui/react-text-field/'));
    expect(screen.getByRole('link', { name: 'Text Field' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Getting started' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it('shows nothing for a product that does not exist', () => {
    render(<SideNavIsland productId="toolpad" path="/toolpad/" />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('the row of the page being read', () => {
  /** The tree shows from 100 to 600; the row is where the test puts it. */
  async function scrollTopWith(row: { top: number; bottom: number }) {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      if (this.matches('[data-nav-scroll]')) return { top: 100, bottom: 600 } as DOMRect;
      const scrolled = (this.closest('[data-nav-scroll]')?.scrollTop ?? 0) - 1000;
      return { top: row.top - scrolled, bottom: row.bottom - scrolled } as DOMRect;
    });
    const { rerender } = await show('/material-ui/react-text-field/');
    const tree = screen.getByRole('navigation');
    tree.scrollTop = 1000;
    rerender(page('/material-ui/react-button/'));
    return tree.scrollTop;
  }

  it.each([
    { top: 300, bottom: 330 },
    { top: 100, bottom: 130 },
    { top: 450, bottom: 480 },
  ])('is left alone where it can be seen: %j', async (row) => {
    expect(await scrollTopWith(row)).toBe(1000);
  });

  it('is brought into view from above', async () => {
    expect(await scrollTopWith({ top: 50, bottom: 80 })).toBeLessThanOrEqual(1000 - 50);
  });

  it('is brought up when it is closer than 120 px to the end', async () => {
    expect(await scrollTopWith({ top: 500, bottom: 530 })).toBe(1000 + 50);
  });
});
