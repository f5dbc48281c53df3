import type { Candidate } from '../../contract/imitations.ts';
import type { ImitationsRequest } from '../../contract/operations.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Inspector } from '../../engine/inspector.ts';

/** At most `limit` imitations of a name, generated while they are read. */
export interface LimitedImitations {
  /** Normalized name that the imitations imitate: `vitalik.eth` for `pay.vitalik.eth`. Null if there is a problem. */
  readonly imitated: string | null;
  /** Reason why the name has no imitations. Null if the name is valid. */
  readonly problem: Problem | null;
  /** Yields the imitations. Also yields null for each variation that is not an imitation, so that a host can pause. */
  readonly steps: Iterable<Candidate | null>;
  /** Returns false if there are more imitations than the limit. Call this after all imitations have been read. */
  isComplete(): boolean;
}

/** Lists imitations up to a limit. Requests one more than the limit to find out whether there are more. */
export function createLimitedImitations(
  inspector: Pick<Inspector, 'imitations'>,
  { name, limit, kinds }: Omit<ImitationsRequest, 'network_name'>,
): LimitedImitations {
  const imitations = inspector.imitations(name, { limit: limit + 1, kinds });
  let count = 0;
  function* listSteps() {
    for (const step of imitations.steps) {
      if (step) count += 1;
      if (count > limit) return;
      yield step;
    }
  }
  return {
    imitated: imitations.imitated,
    problem: imitations.problem,
    steps: listSteps(),
    isComplete: () => count <= limit,
  };
}
