import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { ProblemView } from './problem-view.tsx';

interface ListProblemProps {
  error: Error;
  onRetry?: (() => void) | undefined;
}

/** Explains why a list was not opened. An unreadable list gets one sentence, because nothing is wrong with the page. */
export function ListProblem({ error, onRetry }: ListProblemProps) {
  if (error instanceof UnreadableSourceError) return <p role="alert">{error.message}</p>;
  return <ProblemView error={error} onRetry={onRetry} />;
}
