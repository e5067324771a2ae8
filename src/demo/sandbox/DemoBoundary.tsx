import { Component, useEffect, type ReactNode } from 'react';

interface DemoBoundaryProps {
  onError: (error: unknown) => void;
  /** Called when all that it holds stands in the document. */
  onRendered: () => void;
  children: ReactNode;
}

/** Shows nothing when a demo fails, and says so. */
export class DemoBoundary extends Component<DemoBoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override state = { failed: false };

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render() {
    const { onRendered, children } = this.props;
    if (this.state.failed) return null;
    return (
      <>
        {children}
        <AfterRender onRendered={onRendered} />
      </>
    );
  }
}

function AfterRender({ onRendered }: Pick<DemoBoundaryProps, 'onRendered'>) {
  useEffect(onRendered, [onRendered]);
  return null;
}
