import { render, screen, within } from '@testing-library/react';
import { pageMeta } from '@/site/pageMeta';
import { VersionsPage } from '@/site/VersionsPage';

const page = pageMeta({
  path: '/versions/',
  title: 'Versions',
  description: 'All of them.',
  navigation: null,
  source: null,
});

describe('VersionsPage', () => {
  it('lists each library with its version here and those elsewhere', () => {
    render(
      <VersionsPage
        page={page}
        rows={[
          {
            product: 'Data Grid',
            packageName: '@mui/x-data-grid',
            versions: [
              { text: 'v7 (next)', href: 'https://next.mui.com/x/' },
              { text: 'v6.18.5', current: true },
              { text: 'v5', href: 'https://v5.mui.com/x/' },
            ],
          },
          {
            product: 'Joy UI',
            packageName: '@mui/joy',
            versions: [{ text: 'v5.0.0', current: true }],
          },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Versions');
    const [, grid, joy] = screen.getAllByRole('row');
    expect(grid).toHaveTextContent('Data Grid@mui/x-data-gridv6.18.5v7 (next), v5');
    expect(within(grid as HTMLElement).getByRole('link', { name: 'v5' })).toHaveAttribute(
      'href',
      'https://v5.mui.com/x/',
    );
    expect(joy).toHaveTextContent('Joy UI@mui/joyv5.0.0');
    expect(within(joy as HTMLElement).queryByRole('link')).toBeNull();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Data Grid',
      'Joy UI',
    ]);
  });
});
