import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DisclosureMenu } from '@/ui/DisclosureMenu';

function Page() {
  return (
    <>
      <DisclosureMenu buttonId="button" menuId="menu" label="Versions" className="versions">
        <a href="#v4">v4</a>
        <p>Text</p>
        <button type="button" data-close="">
          Current
        </button>
      </DisclosureMenu>
      <button type="button">Elsewhere</button>
    </>
  );
}

const details = () => screen.getByText<HTMLElement>('Versions').closest('details');
const summary = () => screen.getByText('Versions');

const open = () => userEvent.click(summary());

describe('DisclosureMenu', () => {
  it('is closed at first, works without script, and has its ids', () => {
    render(<Page />);
    expect(details()).not.toHaveAttribute('open');
    expect(details()).toHaveClass('versions');
    expect(summary().tagName).toBe('SUMMARY');
    expect(summary()).toHaveAttribute('id', 'button');
    expect(document.getElementById('menu')).toContainElement(screen.getByText('v4'));
  });

  it('opens and closes by its button', async () => {
    render(<Page />);
    await userEvent.click(summary());
    expect(details()).toHaveAttribute('open');
    await userEvent.click(summary());
    expect(details()).not.toHaveAttribute('open');
  });

  it('stays open while the reader is in it', async () => {
    render(<Page />);
    await open();
    await userEvent.click(screen.getByText('Text'));
    expect(details()).toHaveAttribute('open');
  });

  it('closes with Escape and gives the focus back to its button', async () => {
    render(<Page />);
    await open();
    screen.getByText('v4').focus();
    await userEvent.keyboard('{Escape}');
    expect(details()).not.toHaveAttribute('open');
    expect(summary()).toHaveFocus();
  });

  it('closes with Escape without taking the focus from elsewhere', async () => {
    render(<Page />);
    await open();
    screen.getByText('Elsewhere').focus();
    await userEvent.keyboard('{Escape}');
    expect(details()).not.toHaveAttribute('open');
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('leaves the focus alone when Escape is pressed while it is closed', async () => {
    render(<Page />);
    screen.getByText('Elsewhere').focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('stays open with other keys', async () => {
    render(<Page />);
    await open();
    screen.getByText('v4').focus();
    await userEvent.keyboard('a{ArrowDown}{Tab}');
    expect(details()).toHaveAttribute('open');
  });

  it.each(['v4', 'Current', 'Elsewhere'])('closes when %s is pressed', async (name) => {
    render(<Page />);
    await open();
    await userEvent.click(screen.getByText(name));
    expect(details()).not.toHaveAttribute('open');
  });

  it('stops listening when it goes', async () => {
    const { unmount } = render(<Page />);
    await open();
    const element = details();
    unmount();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    expect(element).toHaveAttribute('open');
  });
});
