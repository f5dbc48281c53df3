import type { Outcome, Problem } from '../../contract/problem.ts';

/** An error with a problem. Queries reject with this error. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** Returns the value of an outcome, or throws its problem as a {@link ProblemError}. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new ProblemError(outcome.problem);
}
