import { Component, type ReactNode } from 'react';
import { ProblemView } from '../components/problem-view.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Catches errors of the screens below it and keeps the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    // Only a reload requests a script again that failed to load.
    return <ProblemView error={error} onRetry={() => location.reload()} />;
  }
}
