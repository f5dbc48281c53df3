// Schemas that validate requests at run time.

import * as v from 'valibot';
import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import {
  type BulkInspectNamesRequest,
  type InspectGraphemeRequest,
  type InspectNameRequest,
  NETWORK_NAMES,
} from '../../contract/operations.ts';

type IsSameType<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Returns the schema unchanged. Compiles only if the output of the schema is exactly `Request`. */
export const defineRequestSchema =
  <Request>() =>
  <Schema extends v.GenericSchema>(
    schema: Schema & (IsSameType<v.InferOutput<Schema>, Request> extends true ? unknown : never),
  ): Schema =>
    schema;

const isWellFormed = (text: string) => text.isWellFormed();

export const WellFormedString = v.pipe(
  v.string('must be a string'),
  v.check(isWellFormed, 'contains an unpaired surrogate, which UTF-8 cannot encode'),
);

/** Checks whether an issue reports an unpaired surrogate. */
export function isSurrogateIssue(issue: v.BaseIssue<unknown>): boolean {
  return issue.requirement === isWellFormed;
}

export const NetworkName = v.picklist(
  NETWORK_NAMES,
  `must be ${NETWORK_NAMES.map((network) => `"${network}"`).join(' or ')}`,
);

/** Limits the number of names. Replaces `maxLength`, which does not run if an item has the wrong type. */
const hasAtMostMaxBulkNames = v.rawCheck<string[]>(({ dataset, addIssue }) => {
  if (Array.isArray(dataset.value) && dataset.value.length > MAX_BULK_NAMES) {
    addIssue({ message: `must contain at most ${MAX_BULK_NAMES} names` });
  }
});

const Names = v.pipe(
  v.array(WellFormedString, 'must be an array of strings'),
  hasAtMostMaxBulkNames,
);

/** Returns the message for a missing field, or for a request that is not an object. */
export const describeObjectFault = (issue: v.ObjectIssue) =>
  issue.path ? 'is required' : 'must be a JSON object';

export const BulkInspectNamesRequestSchema = defineRequestSchema<BulkInspectNamesRequest>()(
  v.object({ names: Names, network_name: NetworkName }, describeObjectFault),
);

export const InspectNameRequestSchema = defineRequestSchema<InspectNameRequest>()(
  v.object({ name: WellFormedString, network_name: NetworkName }, describeObjectFault),
);

export const InspectGraphemeRequestSchema = defineRequestSchema<InspectGraphemeRequest>()(
  v.object({ grapheme: WellFormedString }, describeObjectFault),
);
