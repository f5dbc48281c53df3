import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { ProblemView } from './problem-view.tsx';

interface ListProblemProps {
  error: Error;
  onRetry?: (() => void) | undefined;
}

/** Why a list is not worked on. For one that cannot be read this is said in a sentence: nothing is wrong with the page. */
export function ListProblem({ error, onRetry }: ListProblemProps) {
  if (error instanceof UnreadableSourceError) return <p role="alert">{error.message}</p>;
  return <ProblemView error={error} onRetry={onRetry} />;
}
