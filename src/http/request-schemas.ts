import * as v from 'valibot';
import { CANDIDATE_KINDS, type CandidateKind } from '../contract/imitations.ts';
import { DEFAULT_IMITATIONS, MAX_BULK_NAMES, MAX_IMITATIONS } from '../contract/limits.ts';
import { NETWORK_NAMES } from '../contract/operations.ts';

/** Type of the issue that `unpaired_surrogate` is answered for; all others are `invalid_request`. */
export const UNPAIRED_SURROGATE_ISSUE = 'check';

const WellFormedString = v.pipe(
  v.string('must be a string'),
  v.check((text) => text.isWellFormed(), 'holds an unpaired surrogate, which UTF-8 cannot encode'),
);

const NetworkName = v.picklist(
  NETWORK_NAMES,
  `must be ${NETWORK_NAMES.map((network) => `"${network}"`).join(' or ')}`,
);

/** A check of its own because `maxLength` passes over lists with an item of the wrong type: both faults are to be listed. */
const atMostMaxBulkNames = v.rawCheck<string[]>(({ dataset, addIssue }) => {
  if (Array.isArray(dataset.value) && dataset.value.length > MAX_BULK_NAMES) {
    addIssue({ message: `must not hold more than ${MAX_BULK_NAMES} names` });
  }
});

const Names = v.pipe(v.array(WellFormedString, 'must be a list of strings'), atMostMaxBulkNames);

/** Says either that the whole is no object, or that one of its fields is missing. */
const describeObjectFault = (issue: v.ObjectIssue) =>
  issue.path ? 'is required' : 'must be a JSON object';

/** Schema of `BulkInspectNamesRequest`. */
export const BulkInspectNamesRequestSchema = v.object(
  { names: Names, network_name: NetworkName },
  describeObjectFault,
);

/** Schema of `InspectNameRequest`. */
export const InspectNameRequestSchema = v.object(
  { name: WellFormedString, network_name: NetworkName },
  describeObjectFault,
);

/** Of a request whose other fields may be at fault. */
export const NamedRequestSchema = v.object({ name: WellFormedString });

/** Schema of what `inspectGrapheme` takes. */
export const InspectGraphemeRequestSchema = v.object(
  { grapheme: WellFormedString },
  describeObjectFault,
);

/** Of a query, so a text. `custom` because a check would be taken for one of surrogates. */
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

/** Schema of `ImitationsRequest`, whose limit and kinds arrive as texts. */
export const ImitationsRequestSchema = v.object(
  {
    name: WellFormedString,
    network_name: NetworkName,
    limit: v.optional(Limit, () => String(DEFAULT_IMITATIONS)),
    kinds: v.optional(Kinds, () => CANDIDATE_KINDS.join(',')),
  },
  describeObjectFault,
);
