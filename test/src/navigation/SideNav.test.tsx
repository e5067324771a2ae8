import { render, screen, within } from '@testing-library/react';
import { SideNav } from '@/navigation/SideNav';

describe('SideNav', () => {
  it('says what is being read, and opens its tree at the page', () => {
    render(
      <SideNav
        pages={[
          { pathname: '/p/a-group/', title: 'First', children: [{ pathname: '/p/a/' }] },
          { pathname: '/p/b-group/', title: 'Second', children: [{ pathname: '/p/b/' }] },
        ]}
        path="/p/b/"
        identifier={{
          metadata: 'MUI Core',
          name: 'Product',
          versions: [{ text: 'v1', current: true }],
        }}
        products={[{ name: 'Product', family: 'MUI Core', href: '/p/' }]}
      />,
    );
    expect(document.getElementById('mui-product-selector')).toHaveTextContent('Product');
    expect(screen.getByText('v1')).toBeInTheDocument();
    const nav = screen.getByRole('navigation', { name: 'Main navigation' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['First', 'Second', 'B']);
    expect(within(nav).getByRole('link', { name: 'B' })).toHaveAttribute('aria-current', 'page');
  });
});
