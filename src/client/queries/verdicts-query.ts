import { queryOptions } from '@tanstack/react-query';
import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { sortByRisk } from '../../messages/sort-by-risk.ts';
import { requestReports } from './request-reports.ts';
import { LOCAL_QUERY_OPTIONS } from './worker-query.ts';

/** Maximum number of names that are judged before they are trusted. */
const MAX_JUDGED = 2_000;

/**
 * Finds the names that imitate a known or trusted name, so that the user is warned before trusting them: the page no
 * longer warns of a name that is trusted. Judges the first {@link MAX_JUDGED} names. Finds none if judging fails.
 */
export const findImitators = (names: readonly string[]): Promise<ConsolidatedNameGuardReport[]> =>
  judgeImitators(names).catch(() => []);

async function judgeImitators(names: readonly string[]): Promise<ConsolidatedNameGuardReport[]> {
  const found: ConsolidatedNameGuardReport[] = [];
  const end = Math.min(names.length, MAX_JUDGED);
  for (let from = 0; from < end; from += MAX_BULK_NAMES) {
    const reports = await requestReports(names.slice(from, Math.min(end, from + MAX_BULK_NAMES)));
    found.push(...reports.filter(isImitator));
  }
  return found;
}

/** Checks whether a name is an alert because it imitates another name. */
function isImitator({ imitates }: ConsolidatedNameGuardReport): boolean {
  return imitates?.status === 'alert' && imitates.name !== null;
}

/** Requests the consolidated reports of the first {@link MAX_BULK_NAMES} names of a text. The riskiest come first. */
export function getVerdictsQuery(names: readonly string[], revision: number) {
  const judged = names.slice(0, MAX_BULK_NAMES);
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['verdicts', judged, revision],
    queryFn: async ({ signal }) => sortByRisk(await requestReports(judged, signal)),
  });
}
