import { queryOptions } from '@tanstack/react-query';
import { inspector } from '../workers/connect-inspector.ts';
import { LOCAL_QUERY_OPTIONS } from './local-query-options.ts';
import { unwrap } from './problem-error.ts';
import { requestConsolidatedReport } from './request-consolidated-report.ts';

const network_name = 'mainnet';

/**
 * Consolidated verdict alone: there before the tables of the full report have arrived. Verdicts depend on the
 * watchlist, whose revision is part of their keys.
 */
export function getConsolidatedReportQuery(name: string, revision: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['consolidated-report', name, revision],
    queryFn: ({ signal }) => requestConsolidatedReport(name, signal),
  });
}

/** The full report of one name. */
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

/** The report of one grapheme with its confusables. */
export function getGraphemeReportQuery(grapheme: string) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['grapheme-report', grapheme],
    queryFn: async ({ signal }) =>
      unwrap(await inspector.call((service) => service.inspectGrapheme(grapheme), signal)),
  });
}

/** Versions and hashes of what the verdicts rest on. */
export function getVersionsQuery() {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['versions'],
    queryFn: async ({ signal }) =>
      unwrap(await inspector.call((service) => service.versions(), signal)),
  });
}
