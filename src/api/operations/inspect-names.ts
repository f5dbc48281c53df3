import type { BulkInspectNamesResponse } from '../../contract/operations.ts';
import type { Outcome } from '../../contract/problem.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import type { BulkInspector } from '../../engine/inspector.ts';

/** Inspects names. Returns their reports in order, or the first problem. */
export function inspectNames(
  inspector: Pick<BulkInspector, 'bulkInspectNames'>,
  names: readonly string[],
): Outcome<BulkInspectNamesResponse> {
  const results: ConsolidatedNameGuardReport[] = [];
  for (const outcome of inspector.bulkInspectNames(names)) {
    if (!outcome.ok) return outcome;
    results.push(outcome.value);
  }
  return { ok: true, value: { results } };
}
