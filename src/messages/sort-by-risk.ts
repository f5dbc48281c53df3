import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';

/** Sorts reports by rating, then by number of risks. Equal reports stay in the order of the text. */
export function sortByRisk(
  reports: readonly ConsolidatedNameGuardReport[],
): ConsolidatedNameGuardReport[] {
  return reports.toSorted((a, b) => b.rating - a.rating || b.risk_count - a.risk_count);
}
