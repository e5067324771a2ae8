import { render, screen } from '@testing-library/react';
import { ProductNav } from '@/site/ProductNav';

const show = (path: string) => render(<ProductNav pages={[{ pathname: path }]} path={path} />);

describe('ProductNav', () => {
  it.each([
    ['/material-ui/react-button/', 'MUI Core', 'Material UI'],
    ['/joy-ui/react-button/', 'MUI Core', 'Joy UI'],
    ['/base-ui/react-button/hooks-api/', 'MUI Core', 'Base UI'],
    ['/system/getting-started/', 'MUI Core', 'MUI System'],
    ['/x/react-data-grid/', 'MUI X', 'Data Grid'],
    ['/x/api/data-grid/data-grid/', 'MUI X', 'Data Grid'],
    ['/x/react-date-pickers/', 'MUI X', 'Date Pickers'],
    ['/x/introduction/', '', 'MUI X'],
    ['/x/migration/migration-data-grid-v5/', '', 'MUI X'],
  ])('names what is read at %s', (path, metadata, name) => {
    show(path);
    expect(document.getElementById('mui-product-selector')).toHaveTextContent(
      `${metadata}${name}, Switch product`,
    );
  });

  it('offers the four core products, and the grid and the pickers of MUI X', () => {
    show('/joy-ui/');
    const links = document.querySelectorAll('#mui-product-menu a');
    expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Material UI', '/material-ui/'],
      ['Joy UI', '/joy-ui/'],
      ['Base UI', '/base-ui/'],
      ['MUI System', '/system/'],
      ['Data Grid', '/x/react-data-grid/'],
      ['Date and Time Pickers', '/x/react-date-pickers/'],
    ]);
  });

  it('marks the page being read', () => {
    show('/joy-ui/react-button/');
    expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute('aria-current', 'page');
  });

  it('fails for a page that resolves to no identifier', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show('/blog/')).toThrow('No product identifier for /blog/');
  });
});
