import type { QueryClient } from '@tanstack/react-query';
import { gatherNameEvidence, type NameEvidence } from '../../evidence/name-evidence.ts';
import { inspector } from '../workers/connect-inspector.ts';
import { unwrap } from './problem-error.ts';
import { getReadTextQuery } from './read-text-query.ts';
import { getNameReportQuery } from './report-queries.ts';

/** Gathers the full report of a name and its evidence from the worker. See {@link gatherNameEvidence}. */
export function requestNameEvidence(
  name: string,
  revision: number,
  isExact: boolean,
  { client, signal }: { client: QueryClient; signal: AbortSignal },
): Promise<NameEvidence> {
  return gatherNameEvidence(
    name,
    {
      inspectName: (text) => client.fetchQuery(getNameReportQuery(text, revision)),
      judgeGraphemes: async (graphemes) =>
        unwrap(await inspector.call((service) => service.judgeGraphemes(graphemes), signal)),
      readText: (text) => client.fetchQuery(getReadTextQuery(text)),
    },
    signal,
    isExact,
  );
}
