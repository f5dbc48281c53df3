import { describe, expect, test } from 'vitest';
import type { SimilarityService } from '../../contract/similarity-service.ts';
import { createGlyphMeasure } from './glyph-measure.ts';

/** A connection to a service that notes what it is asked. */
function createFakeWorker(compare?: SimilarityService['compare']) {
  const asked: string[][] = [];
  const service: Pick<SimilarityService, 'compare'> = {
    async compare(original, others, fontStack) {
      asked.push([...others]);
      if (compare) return compare(original, others, fontStack);
      return others.map((grapheme) => ({ grapheme, drawing: 'whole', similarity: 0.5 }));
    },
  };
  const call = async <T>(ask: (service: SimilarityService) => Promise<T>) =>
    ask(service as SimilarityService);
  return { asked, call };
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

describe('createGlyphMeasure', () => {
  test('asks in batches and answers in the order asked for', async () => {
    const worker = createFakeWorker();
    const measured = await createGlyphMeasure(worker)('0', letters, 'serif');
    expect(measured).toEqual(
      letters.map((grapheme) => ({ grapheme, drawing: 'whole', similarity: 0.5 })),
    );
    expect(worker.asked.flat()).toEqual(letters);
    expect(worker.asked.length).toBeGreaterThan(1);
  });

  test('asks for a pair in a font stack once', async () => {
    const worker = createFakeWorker();
    const measure = createGlyphMeasure(worker);
    await measure('0', ['a', 'b'], 'serif');
    const again = await measure('0', ['c', 'b'], 'serif');
    await measure('0', ['b'], 'cursive');
    await measure('1', ['b'], 'serif');
    expect(worker.asked).toEqual([['a', 'b'], ['c'], ['b'], ['b']]);
    expect(again).toMatchObject([{ grapheme: 'c' }, { grapheme: 'b' }]);
  });

  test('asks for nothing more once cancelled, and keeps what it knew', async () => {
    const abort = new AbortController();
    const worker = createFakeWorker(async (_, others) => {
      abort.abort();
      return others.map((grapheme) => ({ grapheme, drawing: 'whole', similarity: 0.5 }));
    });
    const measure = createGlyphMeasure(worker);
    await expect(measure('0', letters, 'serif', abort.signal)).rejects.toThrow(/abort/iu);
    expect(worker.asked).toHaveLength(1);
    await expect(measure('0', letters, 'serif', abort.signal)).rejects.toThrow(/abort/iu);
    expect(worker.asked).toHaveLength(1);
    await measure('0', letters, 'serif');
    expect(worker.asked.flat()).toEqual(letters);
  });

  test('says that glyphs cannot be compared, and asks no further', async () => {
    const worker = createFakeWorker(async () => 'unavailable');
    expect(await createGlyphMeasure(worker)('0', letters, 'serif')).toBe('unavailable');
    expect(worker.asked).toHaveLength(1);
  });
});
