import { queryOptions } from '@tanstack/react-query';
import type { NamePiece, SimilarityService } from '../../contract/similarity-service.ts';
import similarityWorkerUrl from '../../worker/similarity/similarity-worker.ts?worker&url';
import { createGlyphMeasure } from './glyph-measure.ts';
import { stopWhenIdle } from './stop-when-idle.ts';
import { toTrustedScriptUrl } from './trusted-script-url.ts';
import { createConnection } from './worker-connection.ts';

/** The worker ends when it was not asked for so long, in milliseconds. */
const IDLE_MS = 30_000;

const worker = stopWhenIdle(
  createConnection<SimilarityService>({
    spawn: () => new Worker(toTrustedScriptUrl(similarityWorkerUrl), { type: 'module' }),
    // It works in short batches and keeps nothing: an error event is notice enough.
    locks: undefined,
  }),
  IDLE_MS,
);

const measure = createGlyphMeasure(worker);

/** What is drawn depends on this device and on nothing that changes while the page is open. */
const DEVICE_QUERY = {
  networkMode: 'always',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/** How alike one grapheme and others look when this device draws them in a font stack. */
export function getSimilarityQuery(original: string, others: readonly string[], fontStack: string) {
  return queryOptions({
    ...DEVICE_QUERY,
    queryKey: ['similarity', fontStack, original, others],
    queryFn: ({ signal }) => measure(original, others, fontStack, signal),
  });
}

/** How alike two names look, of which these are all pieces. */
export function getNameSimilarityQuery(pieces: readonly NamePiece[], fontStack: string) {
  return queryOptions({
    ...DEVICE_QUERY,
    queryKey: ['name-similarity', fontStack, pieces],
    queryFn: ({ signal }) =>
      worker.call((service) => service.compareNames(pieces, fontStack), signal),
  });
}

/** How alike the names of each pair look, of which these are all pieces. */
export function measureNames(
  pairs: readonly (readonly NamePiece[])[],
  fontStack: string,
  signal: AbortSignal,
): ReturnType<SimilarityService['measureNames']> {
  return worker.call((service) => service.measureNames(pairs, fontStack), signal);
}
