import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { requestVerdicts } from './request-verdicts.ts';

/** Maximum number of names that are judged before they are trusted. */
const MAX_JUDGED = 2_000;

/**
 * Finds the names that imitate a known or trusted name, so that the user is warned before trusting them: the page no
 * longer warns of a name that is trusted. Judges the first {@link MAX_JUDGED} names.
 */
export async function findImitators(
  names: readonly string[],
): Promise<ConsolidatedNameGuardReport[]> {
  const found: ConsolidatedNameGuardReport[] = [];
  const end = Math.min(names.length, MAX_JUDGED);
  for (let from = 0; from < end; from += MAX_BULK_NAMES) {
    const reports = await requestVerdicts(names.slice(from, Math.min(end, from + MAX_BULK_NAMES)));
    found.push(...reports.filter(isImitator));
  }
  return found;
}

/** Checks whether a name is an alert because it imitates another name. */
function isImitator({ imitates }: ConsolidatedNameGuardReport): boolean {
  return imitates?.status === 'alert' && imitates.name !== null;
}
