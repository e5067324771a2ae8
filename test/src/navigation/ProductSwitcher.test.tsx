import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductSwitcher, type ProductLink } from '@/navigation/ProductSwitcher';

const PRODUCTS: ProductLink[] = [
  { name: 'Material UI', family: 'MUI Core', href: '/material-ui/' },
  { name: 'Joy UI', family: 'MUI Core', href: '/joy-ui/' },
  { name: 'Data Grid', family: 'MUI X', href: '/x/react-data-grid/' },
];
const JOY = { metadata: 'MUI Core', name: 'Joy UI', versions: [] };

const show = (path: string) =>
  render(<ProductSwitcher identifier={JOY} products={PRODUCTS} path={path} />);

const button = () => document.getElementById('mui-product-selector') as HTMLElement;
const menu = () => document.getElementById('mui-product-menu') as HTMLElement;

describe('ProductSwitcher', () => {
  it('shows family and name of the product being read on its button', () => {
    show('/joy-ui/react-button/');
    expect(within(button()).getByText('MUI Core')).toBeInTheDocument();
    expect(within(button()).getByText('Joy UI')).toBeInTheDocument();
    expect(button()).toHaveTextContent('Switch product');
  });

  it('lists the products by family', () => {
    show('/joy-ui/');
    const lists = within(menu()).getAllByRole('list', { hidden: true });
    expect(
      lists.map((list) => [list.previousElementSibling?.textContent, list.textContent]),
    ).toEqual([
      ['MUI Core', 'Material UIJoy UI'],
      ['MUI X', 'Data Grid'],
    ]);
    expect(within(menu()).getByText('Data Grid')).toHaveAttribute('href', '/x/react-data-grid/');
  });

  it.each([
    ['/joy-ui/react-button/', ['Joy UI']],
    ['/x/react-data-grid/editing/', ['Data Grid']],
    ['/x/api/data-grid/data-grid/', ['Data Grid']],
    ['/x/introduction/', []],
    ['/versions/', []],
  ])('marks the product of %s', (path, marked) => {
    show(path);
    const links = within(menu()).getAllByRole('link', { hidden: true });
    expect(
      links
        .filter((link) => link.getAttribute('aria-current') === 'true')
        .map((link) => link.textContent),
    ).toEqual(marked);
  });

  it('opens by a press and closes with Escape', async () => {
    show('/joy-ui/');
    await userEvent.click(button());
    expect(button().closest('details')).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    expect(button().closest('details')).not.toHaveAttribute('open');
  });
});
