import { render, screen } from '@testing-library/react';
import { DemoErrorBoundary } from '@/demo/DemoErrorBoundary';
import { expectErrors } from '../../fixtures/expectErrors';

let thrown: unknown;

function Fails(): null {
  throw thrown;
}

const boundary = (key: number, children = <Fails />) => (
  <DemoErrorBoundary
    key={key}
    renderError={(error) => <p>{`${error instanceof Error}: ${error.message}`}</p>}
  >
    {children}
  </DemoErrorBoundary>
);

describe('DemoErrorBoundary', () => {
  it('shows what stands in it', () => {
    render(boundary(0, <p>Demo</p>));
    expect(screen.getByText('Demo')).toBeInTheDocument();
  });

  it.each([
    [new Error('Oops'), 'Oops'],
    ['only text', 'only text'],
    [undefined, 'undefined'],
  ])('gives %p as an error', (value, message) => {
    thrown = value;
    expectErrors();
    render(boundary(0));
    expect(screen.getByText(`true: ${message}`)).toBeInTheDocument();
  });

  it('tries again with a new key', () => {
    thrown = new Error('Oops');
    expectErrors();
    const { rerender } = render(boundary(0));
    rerender(boundary(0, <p>Demo</p>));
    expect(screen.queryByText('Demo')).toBeNull();
    rerender(boundary(1, <p>Demo</p>));
    expect(screen.getByText('Demo')).toBeInTheDocument();
  });
});
