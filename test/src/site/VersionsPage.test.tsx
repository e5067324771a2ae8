import { render, screen, within } from '@testing-library/react';
import { pageMeta } from '@/site/pageMeta';
import { VersionsPage } from '@/site/VersionsPage';

const page = pageMeta({
  path: '/versions/',
  title: 'Versions',
  description: 'All of them.',
  navigation: null,
  source: 'data/versions.md',
});

describe('VersionsPage', () => {
  beforeEach(() => {
    render(
      <VersionsPage
        page={page}
        headings={[{ id: 'branches', text: 'Branches', level: 2 }]}
        blocks={[{ kind: 'html', html: '<h2 id="branches">Branches</h2><p>Two.</p>' }]}
      />,
    );
  });

  it('shows its text under title and description', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Versions');
    expect(screen.getByText('All of them.')).toBeInTheDocument();
    expect(screen.getByText('Two.')).toBeInTheDocument();
  });

  it('lists its sections', () => {
    const contents = screen.getByRole('navigation', {
      name: 'Page table of contents',
      hidden: true,
    });
    expect(within(contents).getByText('Branches')).toHaveAttribute('href', '/versions/#branches');
  });

  it('leads home, to its source and to its text in Markdown', () => {
    const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(within(breadcrumbs).getByRole('link', { name: 'Home page' })).toHaveAttribute(
      'href',
      '/',
    );
    expect(screen.getByText('data/versions.md')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      '/versions.md',
    );
  });
});
