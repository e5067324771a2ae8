import { render, screen, within } from '@testing-library/react';
import { products } from '@data/products';
import { HomePage } from '@/site/HomePage';
import { loadHomePage } from '@/site/loadHomePage.server';

const PROPS = loadHomePage('en');

describe('HomePage', () => {
  it('has one heading of level 1', () => {
    render(<HomePage {...PROPS} />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('id', 'main-heading');
  });

  it('has a card for every product, with its version', () => {
    render(<HomePage {...PROPS} />);
    for (const { id, name, version, packageName } of products) {
      const card = screen
        .getAllByRole('link')
        .find((link) => link.getAttribute('href') === `/${id}/`);
      expect(card).toHaveTextContent(name);
      expect(card).toHaveTextContent(`v${version}`);
      expect(card).toHaveTextContent(packageName);
    }
  });

  it('has a search that leads to the search page without script', () => {
    render(<HomePage {...PROPS} />);
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/search/');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveAttribute('name', 'q');
    expect(within(form).getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  });

  it('leads to its own anchors', () => {
    const { container } = render(<HomePage {...PROPS} />);
    const anchors = [...container.querySelectorAll('a[href^="#"]')];
    expect(anchors.length).toBeGreaterThan(0);
    for (const anchor of anchors) {
      expect(container.querySelector(anchor.getAttribute('href') ?? '')).not.toBeNull();
    }
  });
});
