// Runs the operations on unvalidated input, without length limits. The worker of the page uses them.

import type { BulkInspectNamesResponse } from '../../contract/operations.ts';
import type { Outcome } from '../../contract/problem.ts';
import type { GraphemeGuardReport, NameGuardReport } from '../../contract/reports.ts';
import type { BulkInspector, Inspector } from '../../engine/inspector.ts';
import { inspectNames } from './inspect-names.ts';
import { readBulkRequest, readGraphemeRequest, readNameRequest } from './read-requests.ts';

/** Inspects names. Returns their reports in order, or one problem that lists every fault. */
export function bulkInspectNames(
  inspector: Pick<BulkInspector, 'bulkInspectNames'>,
  input: unknown,
): Outcome<BulkInspectNamesResponse> {
  const request = readBulkRequest(input);
  return request.ok ? inspectNames(inspector, request.value.names) : request;
}

/** Inspects one name in full. */
export function inspectName(
  inspector: Pick<Inspector, 'inspectName'>,
  input: unknown,
): Outcome<NameGuardReport> {
  const request = readNameRequest(input);
  return request.ok ? inspector.inspectName(request.value.name) : request;
}

/** Inspects one grapheme. */
export function inspectGrapheme(
  inspector: Pick<Inspector, 'inspectGrapheme'>,
  input: unknown,
): Outcome<GraphemeGuardReport> {
  const request = readGraphemeRequest(input);
  return request.ok ? inspector.inspectGrapheme(request.value.grapheme) : request;
}
