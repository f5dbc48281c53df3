// A request for imitations, whose limit and kinds arrive as texts. A module of its own: the worker in the page has no use
// for it.

import * as v from 'valibot';
import { CANDIDATE_KINDS, type CandidateKind } from '../contract/imitations.ts';
import { DEFAULT_IMITATIONS, MAX_IMITATIONS } from '../contract/limits.ts';
import type { ImitationsRequest } from '../contract/operations.ts';
import type { Outcome } from '../contract/problem.ts';
import { validate } from './read-requests.ts';
import { describeObjectFault, NetworkName, WellFormedString } from './request-schemas.ts';

/** `custom` because a check would be taken for one of surrogates. */
const Limit = v.pipe(
  v.string('must be a string'),
  v.transform((text) => (/^\d+$/.test(text) ? Number(text) : Number.NaN)),
  v.custom<number>(
    (limit) => (limit as number) >= 1 && (limit as number) <= MAX_IMITATIONS,
    () => `must be a whole number from 1 to ${MAX_IMITATIONS}`,
  ),
);

/** One fault for all that is wrong with it: a query may hold thousands of commas. */
const Kinds = v.pipe(
  v.string('must be a string'),
  v.transform((text) => text.split(',')),
  v.custom<CandidateKind[]>(
    (kinds) => (kinds as string[]).every((kind) => CANDIDATE_KINDS.some((each) => each === kind)),
    () =>
      `must be one or several of these, with commas between them: ${CANDIDATE_KINDS.join(', ')}`,
  ),
);

/** Schema of `ImitationsRequest`. */
export const ImitationsRequestSchema = v.object(
  {
    name: WellFormedString,
    network_name: NetworkName,
    limit: v.optional(Limit, () => String(DEFAULT_IMITATIONS)),
    kinds: v.optional(Kinds, () => CANDIDATE_KINDS.join(',')),
  },
  describeObjectFault,
);

/** Of a request whose other fields may be at fault. */
const NamedRequestSchema = v.object({ name: WellFormedString });

/** `{ name, network_name, limit, kinds }`, the last two as a query has them. */
export function readImitationsRequest(input: unknown): Outcome<ImitationsRequest> {
  return validate(ImitationsRequestSchema, input);
}

/** The name in a request that may have other faults; null when it holds no valid text. */
export function readWellFormedName(input: unknown): string | null {
  const result = v.safeParse(NamedRequestSchema, input);
  return result.success ? result.output.name : null;
}
