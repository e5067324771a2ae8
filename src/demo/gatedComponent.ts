import { lazy, type ComponentType } from 'react';

interface GatedComponent {
  /** Suspends until the gate is open and its code has come. */
  Component: ComponentType;
  /** Has the code loaded. */
  open: () => void;
}

/** A lazy component whose code waits behind a gate. On the server the gate stands open: the component is rendered there. */
export function gatedComponent(load: () => Promise<{ default: ComponentType }>): GatedComponent {
  if (typeof window === 'undefined') return { Component: lazy(load), open: () => undefined };
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { Component: lazy(() => gate.then(load)), open };
}
