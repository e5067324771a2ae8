import { Component, forwardRef, memo } from 'react';
import { loadInstalled, takesRef } from '@/api-reference/extract/installedModules.server';

const Forwarding = forwardRef<HTMLDivElement>(function Forwarding(_, ref) {
  return <div ref={ref} />;
});
class Plain extends Component {}

describe('takesRef', () => {
  it.each([
    ['forwards it', Forwarding, true],
    ['forwards it, kept by memo', memo(Forwarding), true],
    ['is a function', () => null, false],
    ['is a class of its own', Plain, false],
  ])('of a component that %s', (_, component, expected) => {
    expect(takesRef(component)).toBe(expected);
  });
});

describe('loadInstalled', () => {
  it('gives what a module exports', () => {
    expect(loadInstalled('@mui/material/Button')).toHaveProperty(
      'buttonClasses.root',
      'MuiButton-root',
    );
  });

  it('is null for a module that is not there', () => {
    expect(loadInstalled('@mui/material/Nothing')).toBeNull();
  });
});
