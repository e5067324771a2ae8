import { render, screen } from '@testing-library/react';
import { CopyButton } from '@/ui/CopyButton';

const button = () => screen.getByRole('button');

describe('CopyButton', () => {
  it('is a button with a label that submits nothing, known to analytics', () => {
    render(<CopyButton label="Copy" />);
    expect(button()).toHaveAccessibleName('Copy');
    expect(button()).toHaveAttribute('type', 'button');
    expect(button()).toHaveClass('copy', { exact: true });
    expect(button()).toHaveAttribute('data-copy', '');
    expect(button()).toHaveAttribute('data-ga-event-category', 'code');
    expect(button()).toHaveAttribute('data-ga-event-action', 'copy-click');
  });

  it('carries a text of its own, and looks as it is told', () => {
    render(<CopyButton label="Copy" text="npm install" className="small" />);
    expect(button()).toHaveAttribute('data-copy', 'npm install');
    expect(button()).toHaveClass('small', { exact: true });
  });
});
