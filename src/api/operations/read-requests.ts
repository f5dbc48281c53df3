// Validates requests. Returns the request, or a problem that lists every fault.

import * as v from 'valibot';
import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import {
  type BulkInspectNamesRequest,
  type InspectGraphemeRequest,
  type InspectNameRequest,
  NETWORK_NAMES,
} from '../../contract/operations.ts';
import type { Outcome, ProblemCode, ProblemFault } from '../../contract/problem.ts';
import { createFailure } from '../../engine/create-problem.ts';

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

const BulkInspectNamesRequestSchema = defineRequestSchema<BulkInspectNamesRequest>()(
  v.object({ names: Names, network_name: NetworkName }, describeObjectFault),
);

const InspectNameRequestSchema = defineRequestSchema<InspectNameRequest>()(
  v.object({ name: WellFormedString, network_name: NetworkName }, describeObjectFault),
);

const InspectGraphemeRequestSchema = defineRequestSchema<InspectGraphemeRequest>()(
  v.object({ grapheme: WellFormedString }, describeObjectFault),
);

/** Maximum number of names that are validated. Without this limit, a request of 1 MiB could have half a million faults. */
const MAX_VALIDATED_NAMES = 4 * MAX_BULK_NAMES;

export function readBulkRequest(input: unknown): Outcome<BulkInspectNamesRequest> {
  return validate(BulkInspectNamesRequestSchema, limitNames(input));
}

export function readNameRequest(input: unknown): Outcome<InspectNameRequest> {
  return validate(InspectNameRequestSchema, input);
}

export function readGraphemeRequest(input: unknown): Outcome<InspectGraphemeRequest> {
  return validate(InspectGraphemeRequestSchema, input);
}

/** Returns a failure with at least one fault. */
export function createFaultsFailure(
  code: ProblemCode,
  faults: readonly ProblemFault[],
): ReturnType<typeof createFailure> {
  return createFailure(code, summarizeFaults(faults), faults);
}

/** Validates an input with a schema. Returns the output of the schema, or a problem that lists every fault. */
export function validate<S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Outcome<v.InferOutput<S>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };

  const isSurrogate = ({ requirement }: v.BaseIssue<unknown>) => requirement === isWellFormed;
  const code = result.issues.every(isSurrogate) ? 'unpaired_surrogate' : 'invalid_request';
  return createFaultsFailure(code, result.issues.map(toFault));
}

function toFault({ path, message }: v.BaseIssue<unknown>): ProblemFault {
  const where = (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  return { path: where, detail: `${where || 'The body'} ${message}.` };
}

/** Describes the first fault and counts the others. */
function summarizeFaults([first, ...others]: readonly ProblemFault[]): string {
  const detail = first?.detail ?? '';
  if (others.length === 0) return detail;
  return `${detail} There ${others.length === 1 ? 'is 1 more fault' : `are ${others.length} more faults`}: see errors.`;
}

function limitNames(input: unknown): unknown {
  const names = (input as { names?: unknown } | null | undefined)?.names;
  return Array.isArray(names) && names.length > MAX_VALIDATED_NAMES
    ? { ...(input as object), names: names.slice(0, MAX_VALIDATED_NAMES) }
    : input;
}
