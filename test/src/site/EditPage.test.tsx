import { render, screen } from '@testing-library/react';
import { EditPage } from '@/site/EditPage';

const SOURCE = 'data/material-ui/react-button.md';

/** The environment as a deployment may set it. */
function setRepository(url: string | undefined) {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_REPOSITORY_URL: url });
}

describe('EditPage', () => {
  it('leads to the source in the configured repository', () => {
    setRepository('https://git.example.com/docs');
    render(<EditPage source={SOURCE} />);
    expect(screen.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      `https://git.example.com/docs/edit/main/${SOURCE}`,
    );
  });

  it('names the file, and links nowhere, without a repository', () => {
    setRepository(undefined);
    const { container } = render(<EditPage source={SOURCE} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container).toHaveTextContent(`Edit this page: ${SOURCE}`);
  });

  it('is absent for a page without source', () => {
    const { container } = render(<EditPage source={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
