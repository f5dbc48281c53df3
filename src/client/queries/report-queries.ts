import { queryOptions } from '@tanstack/react-query';
import { inspector } from '../workers/connect-inspector.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { unwrap } from './problem-error.ts';
import { requestConsolidatedReport } from './request-consolidated-report.ts';

const network_name = 'mainnet';

/**
 * Requests the consolidated report of a name. Reports depend on the watchlist, so its revision is part of the key.
 */
export function getConsolidatedReportQuery(name: string, revision: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['consolidated-report', name, revision],
    queryFn: ({ signal }) => requestConsolidatedReport(name, signal),
  });
}

/** Requests the full report of a name. */
export function getNameReportQuery(name: string, revision: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['name-report', name, revision],
    queryFn: async ({ signal }) =>
      unwrap(
        await inspector.call((service) => service.inspectName({ name, network_name }), signal),
      ),
  });
}

/** Requests the report of a grapheme, including its confusables. */
export function getGraphemeReportQuery(grapheme: string) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['grapheme-report', grapheme],
    queryFn: async ({ signal }) =>
      unwrap(await inspector.call((service) => service.inspectGrapheme(grapheme), signal)),
  });
}

/** Requests the versions and hashes of the data behind the reports. */
export function getVersionsQuery() {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['versions'],
    queryFn: async ({ signal }) =>
      unwrap(await inspector.call((service) => service.versions(), signal)),
  });
}
