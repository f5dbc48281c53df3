import * as v from 'valibot';
import { MAX_BULK_NAMES } from '../contract/limits.ts';
import type { BulkInspectNamesResponse } from '../contract/operations.ts';
import type { Outcome, ProblemFault } from '../contract/problem.ts';
import type {
  ConsolidatedNameGuardReport,
  GraphemeGuardReport,
  NameGuardReport,
} from '../contract/reports.ts';
import type { BulkInspector, Inspector } from '../engine/inspector.ts';
import { createFailure } from '../engine/problem.ts';
import {
  BulkInspectNamesRequestSchema,
  InspectGraphemeRequestSchema,
  InspectNameRequestSchema,
  UNPAIRED_SURROGATE_ISSUE,
} from './request-schemas.ts';

/** Items of an overlong list that are looked at: without it one request could ask for half a million faults. */
const MAX_VALIDATED_NAMES = 4 * MAX_BULK_NAMES;

/**
 * The documented bulk inspection of any input: verdicts in order, or one problem that lists every
 * fault. An unpaired surrogate in one name refuses the whole request.
 */
export function bulkInspectNames(
  inspector: Pick<BulkInspector, 'bulkInspectNames'>,
  input: unknown,
): Outcome<BulkInspectNamesResponse> {
  const request = validate(BulkInspectNamesRequestSchema, boundNames(input));
  if (!request.ok) return request;

  const results: ConsolidatedNameGuardReport[] = [];
  for (const outcome of inspector.bulkInspectNames(request.value.names)) {
    if (!outcome.ok) return outcome;
    results.push(outcome.value);
  }
  return { ok: true, value: { results } };
}

/** The full inspection of one name, `{ name, network_name }`. */
export function inspectName(
  inspector: Pick<Inspector, 'inspectName'>,
  input: unknown,
): Outcome<NameGuardReport> {
  const request = validate(InspectNameRequestSchema, input);
  return request.ok ? inspector.inspectName(request.value.name) : request;
}

/** The inspection of one grapheme, `{ grapheme }`. */
export function inspectGrapheme(
  inspector: Pick<Inspector, 'inspectGrapheme'>,
  input: unknown,
): Outcome<GraphemeGuardReport> {
  const request = validate(InspectGraphemeRequestSchema, input);
  return request.ok ? inspector.inspectGrapheme(request.value.grapheme) : request;
}

type RequestSchema = v.GenericSchema<unknown, unknown>;

function validate<S extends RequestSchema>(schema: S, input: unknown): Outcome<v.InferOutput<S>> {
  const result = v.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.output };

  const faults = result.issues.map(toFault);
  const onlySurrogates = result.issues.every(({ type }) => type === UNPAIRED_SURROGATE_ISSUE);
  const code = onlySurrogates ? 'unpaired_surrogate' : 'invalid_request';
  return createFailure(code, summarizeFaults(faults), faults);
}

function toFault({ path, message }: v.BaseIssue<unknown>): ProblemFault {
  const where = (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
  return { path: where, detail: `${where || 'The body'} ${message}.` };
}

/** The first fault in full, and how many more the list holds. */
function summarizeFaults([first, ...others]: ProblemFault[]): string {
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
