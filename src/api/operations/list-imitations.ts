// Validates requests for imitations, and lists imitations up to a limit. The page does not load this module.

import * as v from 'valibot';
import { CANDIDATE_KINDS, type Candidate, type CandidateKind } from '../../contract/imitations.ts';
import { DEFAULT_IMITATIONS, MAX_IMITATIONS } from '../../contract/limits.ts';
import type { ImitationsRequest } from '../../contract/operations.ts';
import type { Outcome } from '../../contract/problem.ts';
import type { Inspector } from '../../engine/inspector.ts';
import {
  defineRequestSchema,
  describeObjectFault,
  NetworkName,
  validate,
  WellFormedString,
} from './read-requests.ts';

const Limit = v.pipe(
  v.string('must be a string'),
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN)),
  v.check(
    (limit) => limit >= 1 && limit <= MAX_IMITATIONS,
    `must be a whole number from 1 to ${MAX_IMITATIONS}`,
  ),
);

/** Reports one fault for the whole list, because a query can contain thousands of commas. */
const Kinds = v.pipe(
  v.string('must be a string'),
  v.transform((text) => text.split(',')),
  v.custom<CandidateKind[]>(
    (kinds) => (kinds as string[]).every((kind) => CANDIDATE_KINDS.some((each) => each === kind)),
    `must be one or more of these, separated by commas: ${CANDIDATE_KINDS.join(', ')}`,
  ),
);

const ImitationsRequestSchema = defineRequestSchema<ImitationsRequest>()(
  v.object(
    {
      name: WellFormedString,
      network_name: NetworkName,
      limit: v.optional(Limit, String(DEFAULT_IMITATIONS)),
      kinds: v.optional(Kinds, CANDIDATE_KINDS.join(',')),
    },
    describeObjectFault,
  ),
);

const NamedRequestSchema = v.object({ name: WellFormedString });

/** Reads `{ name, network_name, limit, kinds }`. `limit` and `kinds` are optional strings, as in a query. */
export function readImitationsRequest(input: unknown): Outcome<ImitationsRequest> {
  return validate(ImitationsRequestSchema, input);
}

/** Returns the name of a request whose other fields may be invalid, or null if the name is not valid Unicode. */
export function readWellFormedName(input: unknown): string | null {
  const result = v.safeParse(NamedRequestSchema, input);
  return result.success ? result.output.name : null;
}

/**
 * Lists at most `limit` imitations of a name, generated while they are read. Requests one more than the limit to find out
 * whether there are more.
 */
export function createLimitedImitations(
  inspector: Pick<Inspector, 'imitations'>,
  { name, limit, kinds }: Omit<ImitationsRequest, 'network_name'>,
) {
  const { imitated, problem, steps } = inspector.imitations(name, { limit: limit + 1, kinds });
  let count = 0;
  /** Yields the imitations. Also yields null for each variation that is not an imitation, so that a host can pause. */
  function* listSteps(): Generator<Candidate | null, void> {
    for (const step of steps) {
      if (step) count += 1;
      if (count > limit) return;
      yield step;
    }
  }
  return {
    /** Normalized name that the imitations imitate: `vitalik.eth` for `pay.vitalik.eth`. Null if there is a problem. */
    imitated,
    /** Reason why the name has no imitations. Null if the name is valid. */
    problem,
    steps: listSteps(),
    /** Returns false if there are more imitations than the limit. Call this after all imitations have been read. */
    isComplete: () => count <= limit,
  };
}
