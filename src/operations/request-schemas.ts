import * as v from 'valibot';
import { MAX_BULK_NAMES } from '../contract/limits.ts';
import { NETWORK_NAMES } from '../contract/operations.ts';

/** Type of the issue that `unpaired_surrogate` is answered for; all others are `invalid_request`. */
export const UNPAIRED_SURROGATE_ISSUE = 'check';

export const WellFormedString = v.pipe(
  v.string('must be a string'),
  v.check((text) => text.isWellFormed(), 'holds an unpaired surrogate, which UTF-8 cannot encode'),
);

export const NetworkName = v.picklist(
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
export const describeObjectFault = (issue: v.ObjectIssue) =>
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

/** Schema of what `inspectGrapheme` takes. */
export const InspectGraphemeRequestSchema = v.object(
  { grapheme: WellFormedString },
  describeObjectFault,
);
