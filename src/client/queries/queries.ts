import { queryOptions } from '@tanstack/react-query';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';
import { requestVerdict } from './request-report.ts';

const network_name = 'mainnet';

/** The engine is deterministic and on this machine: an answer never ages and needs no network. */
export const ENGINE_QUERY = {
  networkMode: 'always',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/**
 * Consolidated verdict alone: there before the tables of the full report have arrived. Verdicts depend on the
 * watchlist, whose revision is part of their keys.
 */
export function getNameVerdictQuery(name: string, revision: number) {
  return queryOptions({
    ...ENGINE_QUERY,
    queryKey: ['name-verdict', name, revision],
    queryFn: ({ signal }) => requestVerdict(name, signal),
  });
}

/** The full report of one name. */
export function getNameReportQuery(name: string, revision: number) {
  return queryOptions({
    ...ENGINE_QUERY,
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
    ...ENGINE_QUERY,
    queryKey: ['grapheme-report', grapheme],
    queryFn: async ({ signal }) =>
      unwrap(await inspector.call((service) => service.inspectGrapheme(grapheme), signal)),
  });
}

/** Versions and hashes of what the verdicts rest on. */
export function getVersionsQuery() {
  return queryOptions({
    ...ENGINE_QUERY,
    queryKey: ['versions'],
    queryFn: async ({ signal }) =>
      unwrap(await inspector.call((service) => service.versions(), signal)),
  });
}
