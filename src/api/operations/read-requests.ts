// Validates requests. Returns the request, or a problem that lists every fault.

import * as v from 'valibot';
import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import type {
  BulkInspectNamesRequest,
  InspectGraphemeRequest,
  InspectNameRequest,
} from '../../contract/operations.ts';
import type { Outcome, ProblemCode, ProblemFault } from '../../contract/problem.ts';
import { createFailure } from '../../engine/create-problem.ts';
import {
  BulkInspectNamesRequestSchema,
  InspectGraphemeRequestSchema,
  InspectNameRequestSchema,
  isSurrogateIssue,
} from './request-schemas.ts';

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

type RequestSchema = v.GenericSchema<unknown, unknown>;

/** Validates an input with a schema. Returns the output of the schema, or a problem that lists every fault. */
export function validate<S extends RequestSchema>(
  schema: S,
  input: unknown,
): Outcome<v.InferOutput<S>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };

  const code = result.issues.every(isSurrogateIssue) ? 'unpaired_surrogate' : 'invalid_request';
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
