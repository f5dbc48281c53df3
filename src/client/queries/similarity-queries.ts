import { queryOptions } from '@tanstack/react-query';
import type {
  GlyphComparison,
  NamePiece,
  SimilarityService,
} from '../../contract/similarity-service.ts';
import similarityWorkerUrl from '../../worker/similarity/similarity-worker.ts?worker&url';
import { connectIdleWorker } from '../workers/stop-when-idle.ts';
import { LOCAL_QUERY_OPTIONS } from './worker-query.ts';

/** Time without calls after which the worker stops. */
const IDLE_MS = 30_000;

const worker = connectIdleWorker<SimilarityService>(similarityWorkerUrl, IDLE_MS);

/** Maximum number of graphemes per call. One batch takes tens of milliseconds, so an abort takes effect soon. */
const BATCH_SIZE = 12;

/** Measures how alike one grapheme and others look when this device draws them in a font stack. */
export function getSimilarityQuery(original: string, others: readonly string[], fontStack: string) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['similarity', fontStack, original, others],
    queryFn: async ({ signal }) => {
      const found: GlyphComparison[] = [];
      for (let at = 0; at < others.length; at += BATCH_SIZE) {
        const batch = others.slice(at, at + BATCH_SIZE);
        const compared = await worker.call(
          (service) => service.compare(original, batch, fontStack),
          signal,
        );
        if (compared === 'unavailable') return compared;
        found.push(...compared);
      }
      return found;
    },
  });
}

/** Measures how alike two names look. The pieces cover both names completely. */
export function getNameSimilarityQuery(pieces: readonly NamePiece[], fontStack: string) {
  return queryOptions({
    ...LOCAL_QUERY_OPTIONS,
    queryKey: ['name-similarity', fontStack, pieces],
    queryFn: ({ signal }) =>
      worker.call((service) => service.compareNames(pieces, fontStack), signal),
  });
}

/** Measures how alike the two names of each pair look. The pieces cover both names completely. */
export function measureNames(
  pairs: readonly (readonly NamePiece[])[],
  fontStack: string,
  signal: AbortSignal,
): ReturnType<SimilarityService['measureNames']> {
  return worker.call((service) => service.measureNames(pairs, fontStack), signal);
}
