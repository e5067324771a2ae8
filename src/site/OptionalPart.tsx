import { Component, type ReactNode } from 'react';

interface OptionalPartProps {
  /** What stands in its place once it has failed; nothing when left out. */
  fallback?: ReactNode;
  /** Called once it has failed. */
  onFail?: () => void;
  children: ReactNode;
}

/**
 * Holds a part that a page can do without, such as a dialog whose code comes when it is opened: when the part fails, or its code does
 * not come, the page around it lives on. A new `key` tries again.
 */
export class OptionalPart extends Component<OptionalPartProps, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
