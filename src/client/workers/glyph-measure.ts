import type { GlyphComparison, SimilarityService } from '../../contract/similarity-service.ts';
import type { Connection } from './worker-connection.ts';

/** Maximum number of graphemes per call. One batch takes tens of milliseconds, so an abort takes effect soon. */
const BATCH_SIZE = 12;

/** Maximum number of cached comparisons. */
const MAX_CACHED_COMPARISONS = 5_000;

/** Creates a function that compares graphemes in a worker and caches the results. */
export function createGlyphMeasure(worker: Pick<Connection<SimilarityService>, 'call'>) {
  const known = new Map<string, GlyphComparison>();

  function keep(key: string, comparison: GlyphComparison): void {
    known.set(key, comparison);
    const [oldest] = known.keys();
    if (known.size > MAX_CACHED_COMPARISONS && oldest !== undefined) known.delete(oldest);
  }

  /**
   * Compares one grapheme with others as drawn in a font stack (a value of CSS `font-family`). Returns
   * the results in the order of the others, or `unavailable` if the worker cannot draw text. Rejects
   * with the signal's reason when aborted. The worker still finishes the current batch.
   */
  return async (
    original: string,
    others: readonly string[],
    fontStack: string,
    signal?: AbortSignal,
  ): Promise<GlyphComparison[] | 'unavailable'> => {
    signal?.throwIfAborted();
    const getKey = (grapheme: string) => JSON.stringify([fontStack, original, grapheme]);
    const found = new Map<string, GlyphComparison>();
    for (const grapheme of others) {
      const comparison = known.get(getKey(grapheme));
      if (comparison) found.set(grapheme, comparison);
    }
    const wanted = others.filter((grapheme) => !found.has(grapheme));
    for (let start = 0; start < wanted.length; start += BATCH_SIZE) {
      const batch = wanted.slice(start, start + BATCH_SIZE);
      const call = worker.call((service) => service.compare(original, batch, fontStack), signal);
      const comparisons = await call;
      if (comparisons === 'unavailable') return 'unavailable';
      for (const comparison of comparisons) {
        found.set(comparison.grapheme, comparison);
        keep(getKey(comparison.grapheme), comparison);
      }
      signal?.throwIfAborted();
    }
    return others.flatMap((grapheme) => found.get(grapheme) ?? []);
  };
}
