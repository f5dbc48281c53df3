import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { ProblemView } from './problem-view.tsx';

interface ListProblemProps {
  error: Error;
  onRetry?: (() => void) | undefined;
}

/** Explains why a list was not opened. For an unreadable list, shows only a sentence, because the page itself works. */
export function ListProblem({ error, onRetry }: ListProblemProps) {
  if (error instanceof UnreadableSourceError) return <p role="alert">{error.message}</p>;
  return <ProblemView error={error} onRetry={onRetry} />;
}
