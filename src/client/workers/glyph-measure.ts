import type { GlyphComparison, SimilarityService } from '../../contract/similarity-service.ts';
import type { Connection } from './worker-connection.ts';

/** Graphemes in one call: some tens of milliseconds, so that a cancelled measure ends soon. */
const BATCH_SIZE = 12;

/** Comparisons kept. */
const MAX_CACHED_COMPARISONS = 5_000;

/**
 * Compares one grapheme with others in a font stack (the value of CSS `font-family`), in their
 * order; `unavailable` where no worker can draw text. Rejects with the signal's reason when it
 * aborts; the worker then has at most one batch to finish.
 */
type GlyphMeasure = (
  original: string,
  others: readonly string[],
  fontStack: string,
  signal?: AbortSignal,
) => Promise<GlyphComparison[] | 'unavailable'>;

/** A measure by a worker that starts with the first unknown pair. */
export function createGlyphMeasure(
  worker: Pick<Connection<SimilarityService>, 'call'>,
): GlyphMeasure {
  const known = new Map<string, GlyphComparison>();

  function keep(key: string, comparison: GlyphComparison): void {
    known.set(key, comparison);
    const [oldest] = known.keys();
    if (known.size > MAX_CACHED_COMPARISONS && oldest !== undefined) known.delete(oldest);
  }

  return async (original, others, fontStack, signal) => {
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
      const ask = worker.call((service) => service.compare(original, batch, fontStack), signal);
      const comparisons = await ask;
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
