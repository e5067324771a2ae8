import { render, screen } from '@testing-library/react';
import { DocsTabs } from '@/site/DocsTabs';
import type { TabLink } from '@/site/pageProps';

const TABS: TabLink[] = [
  { tab: null, path: '/base-ui/react-button/' },
  { tab: 'components-api', path: '/base-ui/react-button/components-api/' },
  { tab: 'hooks-api', path: '/base-ui/react-button/hooks-api/' },
];

describe('DocsTabs', () => {
  it.each(TABS)('leads to every tab and marks the open one: $path', ({ tab, path }) => {
    render(<DocsTabs tabs={TABS} docsTab={tab} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(TABS.map((each) => each.path));
    expect(
      links
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.getAttribute('href')),
    ).toEqual([path]);
  });

  it('names the tabs', () => {
    render(<DocsTabs tabs={TABS} docsTab={null} />);
    expect(screen.getByRole('navigation')).toHaveAccessibleName();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/./),
      'Components API',
      'Hooks API',
    ]);
  });

  it('is absent for an article without API', () => {
    const { container } = render(<DocsTabs tabs={[]} docsTab={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
