import { queryOptions } from '@tanstack/react-query';
import { requestConsolidatedReport } from './request-reports.ts';
import { createWorkerQuery, LOCAL_QUERY_OPTIONS } from './worker-query.ts';

/** Finds characters by name, alias, code point or block. The best matches come first. */
export const getCharactersQuery = (text: string, limit: number) =>
  createWorkerQuery(['characters', text, limit], (service) =>
    service.findCharacters({ text, limit }),
  );

/** Requests the consolidated report of a name. Reports depend on the watchlist, so its revision is part of the key. */
export function getConsolidatedReportQuery(name: string, revision: number) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['consolidated-report', name, revision],
    queryFn: ({ signal }) => requestConsolidatedReport(name, signal),
  });
}

export const getNameReportQuery = (name: string, revision: number) =>
  createWorkerQuery(['name-report', name, revision], (service) => service.inspectName(name));

/** Requests the report of a grapheme, including its confusables. */
export const getGraphemeReportQuery = (grapheme: string) =>
  createWorkerQuery(['grapheme-report', grapheme], (service) => service.inspectGrapheme(grapheme));

/** Requests the versions and hashes of the data behind the reports. */
export const getVersionsQuery = () =>
  createWorkerQuery(['versions'], (service) => service.versions());
