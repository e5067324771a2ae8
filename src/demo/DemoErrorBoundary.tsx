import { Component, type ReactNode } from 'react';

interface DemoErrorBoundaryProps {
  /** Shows the error and the ways on. */
  renderError: (error: Error) => ReactNode;
  children: ReactNode;
}

/** Keeps an error inside its demo: the page around it lives on. A new `key` tries again. */
export class DemoErrorBoundary extends Component<DemoErrorBoundaryProps, { error: Error | null }> {
  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override state: { error: Error | null } = { error: null };

  override render() {
    const { renderError, children } = this.props;
    return this.state.error ? renderError(this.state.error) : children;
  }
}
