import { Component, type ReactNode } from 'react';
import { ProblemView } from '../components/problem-view.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Shows an error in place of its children, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // A browser requests a script that failed to load again only after a reload.
    return <ProblemView error={error} onRetry={() => location.reload()} />;
  }
}
