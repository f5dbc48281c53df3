import { queryOptions } from '@tanstack/react-query';
import { inspector } from './inspector.ts';
import { askVerdict } from './name-verdict.ts';
import { valueIn } from './problem-error.ts';

const network_name = 'mainnet';

/** The engine is deterministic and on this machine: an answer never ages and needs no network. */
export const fromEngine = {
  networkMode: 'always',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Consolidated verdict alone: there before the tables of the full report have arrived. */
export function nameVerdictQuery(name: string) {
  return queryOptions({
    ...fromEngine,
    queryKey: ['name-verdict', name],
    queryFn: ({ signal }) => askVerdict(name, signal),
  });
}

/** The full report of one name. */
export function nameReportQuery(name: string) {
  return queryOptions({
    ...fromEngine,
    queryKey: ['name-report', name],
    queryFn: async ({ signal }) =>
      valueIn(
        await inspector.call((service) => service.inspectName({ name, network_name }), signal),
      ),
  });
}

/** The report of one grapheme with its confusables. */
export function graphemeReportQuery(grapheme: string) {
  return queryOptions({
    ...fromEngine,
    queryKey: ['grapheme-report', grapheme],
    queryFn: async ({ signal }) =>
      valueIn(await inspector.call((service) => service.inspectGrapheme(grapheme), signal)),
  });
}

/** Versions and hashes of what the verdicts rest on. */
export function versionsQuery() {
  return queryOptions({
    ...fromEngine,
    queryKey: ['versions'],
    queryFn: async ({ signal }) =>
      valueIn(await inspector.call((service) => service.versions(), signal)),
  });
}
