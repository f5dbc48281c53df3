import { queryOptions } from '@tanstack/react-query';
import type { SimilarityService } from '../contract/similarity-service.ts';
import similarityWorkerUrl from '../worker/similarity/similarity-worker.ts?worker&url';
import { createGlyphMeasure } from './glyph-measure.ts';
import { toTrustedScriptUrl } from './trusted-script-url.ts';
import { createConnection } from './worker-connection.ts';

const measure = createGlyphMeasure(
  createConnection<SimilarityService>({
    spawn: () => new Worker(toTrustedScriptUrl(similarityWorkerUrl), { type: 'module' }),
    // It works in short batches and keeps nothing: an error event is notice enough.
    locks: undefined,
  }),
);

/** How alike one grapheme and others look when this device draws them in a font stack. */
export function getSimilarityQuery(original: string, others: readonly string[], fontStack: string) {
  return queryOptions({
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryKey: ['similarity', fontStack, original, others],
    queryFn: ({ signal }) => measure(original, others, fontStack, signal),
  });
}
