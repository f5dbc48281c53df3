import { Component, type ReactNode } from 'react';
import { ProblemView } from '../components/problem-view.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Catches bugs of the screens below it, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // A part of the program that did not arrive is asked for again by a new page alone.
    return <ProblemView error={error} onRetry={() => location.reload()} />;
  }
}
