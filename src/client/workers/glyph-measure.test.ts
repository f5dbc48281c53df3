import { expect, test } from 'vitest';
import type { SimilarityService } from '../../contract/similarity-service.ts';
import { createGlyphMeasure } from './glyph-measure.ts';

/** A connection to a service that records the graphemes of each call. */
function createFakeWorker(compare?: SimilarityService['compare']) {
  const calls: string[][] = [];
  const service: Pick<SimilarityService, 'compare'> = {
    async compare(original, others, fontStack) {
      calls.push([...others]);
      if (compare) return compare(original, others, fontStack);
      return others.map((grapheme) => ({ grapheme, drawing: 'whole', similarity: 0.5 }));
    },
  };
  const call = async <T>(run: (service: SimilarityService) => Promise<T>) =>
    run(service as SimilarityService);
  return { calls, call };
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

test('compares in batches and returns the results in the order of the input', async () => {
  const worker = createFakeWorker();
  const measured = await createGlyphMeasure(worker)('0', letters, 'serif');
  expect(measured).toEqual(
    letters.map((grapheme) => ({ grapheme, drawing: 'whole', similarity: 0.5 })),
  );
  expect(worker.calls.flat()).toEqual(letters);
  expect(worker.calls.length).toBeGreaterThan(1);
});

test('compares each pair once per font stack', async () => {
  const worker = createFakeWorker();
  const measure = createGlyphMeasure(worker);
  await measure('0', ['a', 'b'], 'serif');
  const again = await measure('0', ['c', 'b'], 'serif');
  await measure('0', ['b'], 'cursive');
  await measure('1', ['b'], 'serif');
  expect(worker.calls).toEqual([['a', 'b'], ['c'], ['b'], ['b']]);
  expect(again).toMatchObject([{ grapheme: 'c' }, { grapheme: 'b' }]);
});

test('stops after the current batch when aborted, and keeps its results', async () => {
  const abort = new AbortController();
  const worker = createFakeWorker(async (_, others) => {
    abort.abort();
    return others.map((grapheme) => ({ grapheme, drawing: 'whole', similarity: 0.5 }));
  });
  const measure = createGlyphMeasure(worker);
  await expect(measure('0', letters, 'serif', abort.signal)).rejects.toThrow(/abort/iu);
  expect(worker.calls).toHaveLength(1);
  await expect(measure('0', letters, 'serif', abort.signal)).rejects.toThrow(/abort/iu);
  expect(worker.calls).toHaveLength(1);
  await measure('0', letters, 'serif');
  expect(worker.calls.flat()).toEqual(letters);
});

test('returns “unavailable” after one call if the worker cannot draw text', async () => {
  const worker = createFakeWorker(async () => 'unavailable');
  expect(await createGlyphMeasure(worker)('0', letters, 'serif')).toBe('unavailable');
  expect(worker.calls).toHaveLength(1);
});
