import { lazy, type ComponentType } from 'react';

interface GatedComponent<Props> {
  /** Suspends until the gate is open and its code has come. */
  Component: ComponentType<Props>;
  /** Has the code loaded. */
  open: () => void;
}

/** A lazy component whose code waits behind a gate. On the server the gate stands open: the component is rendered there. */
export function gatedComponent<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): GatedComponent<Props> {
  if (typeof window === 'undefined') return { Component: lazily(load), open: () => undefined };
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { Component: lazily(() => gate.then(load)), open };
}

/** What `lazy` makes takes the props of what it loads: its type says so only for types that are known. */
function lazily<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(load) as unknown as ComponentType<Props>;
}
