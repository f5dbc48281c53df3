import type { Outcome, Problem } from '../../contract/problem.ts';

/** A problem in the form that queries reject with. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** The value of an outcome; throws a {@link ProblemError} in place of a problem. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new ProblemError(outcome.problem);
}
