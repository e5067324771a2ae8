import { render, screen, within } from '@testing-library/react';
import { pageMeta } from '@/site/pageMeta';
import { ProductPage } from '@/site/ProductPage';

describe('ProductPage', () => {
  it('says what the product is, how to install it and what there is to read', () => {
    render(
      <ProductPage
        page={pageMeta({
          path: '/joy-ui/',
          title: 'Joy UI',
          description: 'Components.',
          navigation: 'joy-ui',
          source: null,
        })}
        version="5.0.0-beta.19"
        packageName="@mui/joy"
        install="npm install @mui/joy"
        groups={[
          {
            title: 'Components',
            cards: [{ path: '/joy-ui/react-button/', title: 'Button', description: 'To press.' }],
          },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Joy UI');
    expect(screen.getByText('Components.')).toBeInTheDocument();
    expect(screen.getByText('@mui/joy').parentElement).toHaveTextContent('@mui/joy v5.0.0-beta.19');
    const command = screen.getByText('npm install @mui/joy').closest('.code') as HTMLElement;
    expect(within(command).getByRole('button', { name: 'Copy' })).toHaveAttribute('data-copy');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Components');
    const card = screen.getByRole('link', { name: /^Button/ });
    expect(card).toHaveAttribute('href', '/joy-ui/react-button/');
    expect(card).toHaveTextContent('ButtonTo press.');
  });
});
