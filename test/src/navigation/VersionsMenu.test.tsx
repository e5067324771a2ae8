import { render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionsMenu } from '@/navigation/VersionsMenu';

const VERSIONS = [
  { text: 'v5.15.1', current: true },
  { text: 'v4', href: 'https://v4.mui.com/' },
  { text: 'View all versions', href: '/versions/', viewAll: true },
];

const menu = () => document.getElementById('mui-version-menu') as HTMLElement;
const button = () => document.getElementById('mui-version-selector') as HTMLElement;
const details = () => button().closest('details');

describe('VersionsMenu', () => {
  it('shows the version being read on its button', () => {
    render(<VersionsMenu versions={VERSIONS} />);
    expect(button()).toHaveTextContent('v5.15.1, Switch version');
    expect(button().querySelector('svg')).toBeInTheDocument();
    expect(details()).not.toHaveAttribute('open');
  });

  it('lists the versions in their order', () => {
    render(<VersionsMenu versions={VERSIONS} />);
    expect([...menu().querySelectorAll('li')].map((row) => row.textContent)).toEqual([
      'v5.15.1, This version',
      'v4',
      'View all versions',
    ]);
    expect(within(menu()).getByText('v4')).toHaveAttribute('href', 'https://v4.mui.com/');
    expect(within(menu()).getByText('View all versions')).toHaveAttribute('href', '/versions/');
  });

  it('marks the version being read, which leads nowhere and just closes the menu', async () => {
    render(<VersionsMenu versions={VERSIONS} />);
    await userEvent.click(button());
    expect(details()).toHaveAttribute('open');
    const current = within(menu()).getByRole('button');
    expect(current).toHaveAttribute('aria-current', 'true');
    expect(current.querySelector('svg')).toBeInTheDocument();
    await userEvent.click(current);
    expect(details()).not.toHaveAttribute('open');
  });

  it('draws a line before the list of all versions, and before no other', () => {
    render(<VersionsMenu versions={VERSIONS} />);
    const divided = [...menu().querySelectorAll('li')].filter(
      ({ dataset }) => dataset['divided'] !== undefined,
    );
    expect(divided.map((row) => row.textContent)).toEqual(['View all versions']);
  });

  it('is no menu where there is one version only', () => {
    const { container } = render(<VersionsMenu versions={[{ text: 'v1', current: true }]} />);
    expect(container).toHaveTextContent(/^v1$/);
    expect(container.querySelector('details, svg, a')).toBeNull();
  });

  it('shows the first version where none is the current one', () => {
    render(
      <VersionsMenu
        versions={[
          { text: 'v0.0.0', href: '/versions/' },
          { text: 'b', href: '/b/' },
        ]}
      />,
    );
    expect(button()).toHaveTextContent('v0.0.0');
  });

  it('shows nothing where there is no version', () => {
    const { container } = render(<VersionsMenu versions={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
