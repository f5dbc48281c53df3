import { queryOptions } from '@tanstack/react-query';
import { MAX_BULK_NAMES } from '../../contract/limits.ts';
import { sortByRisk } from '../../messages/sort-by-risk.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { requestVerdicts } from './request-verdicts.ts';

/** Requests the consolidated reports of the first {@link MAX_BULK_NAMES} names of a text. The riskiest come first. */
export function getVerdictsQuery(names: readonly string[], revision: number) {
  const judged = names.slice(0, MAX_BULK_NAMES);
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['verdicts', judged, revision],
    queryFn: async ({ signal }) => sortByRisk(await requestVerdicts(judged, signal)),
  });
}
