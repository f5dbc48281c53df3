import { queryOptions } from '@tanstack/react-query';
import type { InspectorService } from '../../contract/inspector-service.ts';
import type { Outcome } from '../../contract/problem.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';

/** Options for queries that need no network and whose results never change. */
export const LOCAL_QUERY_OPTIONS = {
  networkMode: 'always',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** Creates a query that asks the inspection worker. Rejects with the problem of its answer. */
export function createWorkerQuery<T>(
  queryKey: readonly unknown[],
  ask: (service: InspectorService) => Promise<Outcome<T>>,
) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey,
    queryFn: async ({ signal }) => unwrap(await inspector.call(ask, signal)),
  });
}
