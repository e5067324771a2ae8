import { render, screen } from '@testing-library/react';
import { CodeBlock } from '@/ui/CodeBlock';

const box = () => document.querySelector('.code') as HTMLElement;
const code = () => document.querySelector('code') as HTMLElement;

describe('CodeBlock', () => {
  it('is a box that can be scrolled by keyboard, with a button that copies it', () => {
    render(<CodeBlock code="npm install" copyLabel="Copy" />);
    expect(box().className).toBe('code');
    expect(box()).not.toHaveAttribute('data-language');
    expect(code().parentElement).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Copy' }).closest('.code')).toBe(box());
  });

  it('takes plain code as it is', () => {
    render(<CodeBlock code={'<b>a</b> &lt;'} copyLabel="Copy" />);
    expect(code().textContent).toBe('<b>a</b> &lt;');
  });

  it('shows no code for an empty one', () => {
    render(<CodeBlock code="" html="<b>a</b>" copyLabel="Copy" />);
    expect(code()).toBeEmptyDOMElement();
  });

  it('takes colored code as HTML', () => {
    render(<CodeBlock html="<b>a</b> &lt;" language="ts" className="small" copyLabel="Copy" />);
    expect(code().innerHTML).toBe('<b>a</b> &lt;');
    expect(box().className).toBe('code small');
    expect(box()).toHaveAttribute('data-language', 'ts');
  });

  it('reads colored code with an id back from the document', () => {
    document.body.innerHTML = '<code id="Basic-source"><i>shipped</i></code>';
    render(<CodeBlock id="Basic-source" html={undefined} copyLabel="Copy" />, {
      container: document.body.appendChild(document.createElement('div')),
    });
    expect(box().querySelector('code')?.innerHTML).toBe('<i>shipped</i>');
    expect(box().querySelector('code')?.id).toBe('Basic-source');
  });
});
