import { Component, type ReactNode } from 'react';
import { isChunkError } from '@/lib/chunkErrors';
import { PageError } from './PageError';
import { reloadIfReplaced } from './reloadIfReplaced';

interface PageErrorBoundaryProps {
  /** Address of the page. Another page begins anew. */
  path: string;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  error: Error | null;
  path: string;
}

/** Keeps an error inside the page: what surrounds it lives on, and leads to other pages. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  static getDerivedStateFromError(thrown: unknown): Partial<PageErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    { path }: PageErrorBoundaryProps,
    state: PageErrorBoundaryState,
  ): PageErrorBoundaryState | null {
    return path === state.path ? null : { error: null, path };
  }

  override state: PageErrorBoundaryState = { error: null, path: this.props.path };

  override componentDidCatch(error: unknown) {
    if (isChunkError(error)) void reloadIfReplaced();
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <PageError error={error} onRetry={this.retry} />;
  }

  private readonly retry = () => {
    // What was pressed goes away: the keyboard starts again where the page does.
    this.setState({ error: null }, () => document.getElementById('main-content')?.focus());
  };
}
