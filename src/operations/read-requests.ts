// Requests as they arrive, valid or with every fault listed.

import * as v from 'valibot';
import { MAX_BULK_NAMES } from '../contract/limits.ts';
import type { BulkInspectNamesRequest, InspectNameRequest } from '../contract/operations.ts';
import type { Outcome, ProblemCode, ProblemFault } from '../contract/problem.ts';
import { createFailure } from '../engine/create-problem.ts';
import {
  BulkInspectNamesRequestSchema,
  InspectGraphemeRequestSchema,
  InspectNameRequestSchema,
  UNPAIRED_SURROGATE_ISSUE,
} from './request-schemas.ts';

/** Items of an overlong list that are looked at: without it one request could ask for half a million faults. */
const MAX_VALIDATED_NAMES = 4 * MAX_BULK_NAMES;

/** `{ names, network_name }`; an unpaired surrogate in one name refuses the whole request. */
export function readBulkRequest(input: unknown): Outcome<BulkInspectNamesRequest> {
  return validate(BulkInspectNamesRequestSchema, boundNames(input));
}

/** `{ name, network_name }` */
export function readNameRequest(input: unknown): Outcome<InspectNameRequest> {
  return validate(InspectNameRequestSchema, input);
}

/** `{ grapheme }` */
export function readGraphemeRequest(input: unknown): Outcome<{ grapheme: string }> {
  return validate(InspectGraphemeRequestSchema, input);
}

/** A problem that lists at least one fault. */
export function refuseFaults(
  code: ProblemCode,
  faults: readonly ProblemFault[],
): ReturnType<typeof createFailure> {
  return createFailure(code, summarizeFaults(faults), faults);
}

type RequestSchema = v.GenericSchema<unknown, unknown>;

/** What a schema reads, or every fault that it finds. */
export function validate<S extends RequestSchema>(
  schema: S,
  input: unknown,
): Outcome<v.InferOutput<S>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };

  const faults = result.issues.map(toFault);
  const onlySurrogates = result.issues.every(({ type }) => type === UNPAIRED_SURROGATE_ISSUE);
  const code = onlySurrogates ? 'unpaired_surrogate' : 'invalid_request';
  return refuseFaults(code, faults);
}

function toFault({ path, message }: v.BaseIssue<unknown>): ProblemFault {
  const where = (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  return { path: where, detail: `${where || 'The body'} ${message}.` };
}

/** The first fault in full, and how many more the list holds. */
function summarizeFaults([first, ...others]: readonly ProblemFault[]): string {
  const detail = first?.detail ?? '';
  if (others.length === 0) return detail;
  return `${detail.slice(0, -1)}, and ${others.length} more ${others.length === 1 ? 'fault' : 'faults'}: see errors.`;
}

function boundNames(input: unknown): unknown {
  const names = (input as { names?: unknown } | null | undefined)?.names;
  return Array.isArray(names) && names.length > MAX_VALIDATED_NAMES
    ? { ...(input as object), names: names.slice(0, MAX_VALIDATED_NAMES) }
    : input;
}
