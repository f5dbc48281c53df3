import { describe, expect, it, vi } from 'vitest';
import type { NamePiece } from '../../contract/similarity-service.ts';
import { createLikenessMeasure, type LikenessOptions } from './likeness-measure.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A measure of so many rows, which tells which were asked for; row 1 cannot be drawn. */
function createMeasure(count: number, measure?: LikenessOptions['measure']) {
  const asked: number[][] = [];
  const rows = { count };
  const likeness = createLikenessMeasure({
    countRows: () => rows.count,
    splitRow: (row): NamePiece[] => [[String(row), 'a']],
    measure:
      measure ??
      (async (pairs) => {
        const batch = pairs.map(([piece]) => Number(piece?.[0]));
        asked.push(batch);
        return batch.map((row) => (row === 1 ? null : row / 1_000));
      }),
  });
  return { likeness, asked, rows };
}

describe('likeness', () => {
  it('measures the rows in view alone, together and once', async () => {
    const { likeness, asked } = createMeasure(100);
    const leave = [3, 1, 7].map(likeness.watch);
    await settle();
    expect(asked).toEqual([[3, 1, 7]]);
    expect([3, 1, 7, 0].map(likeness.of)).toEqual([0.003, null, 0.007, undefined]);
    for (const each of leave) each();
    likeness.watch(3);
    await settle();
    expect(asked).toHaveLength(1);
    expect(likeness.state().measured).toBe(3);
  });

  it('leaves out what went out of view before its turn', async () => {
    const { likeness, asked } = createMeasure(100);
    likeness.watch(3)();
    likeness.watch(4);
    await settle();
    expect(asked).toEqual([[4]]);
  });

  it('measures all when asked to, those in view first, and what comes later', async () => {
    const { likeness, asked, rows } = createMeasure(90);
    likeness.measureAll();
    likeness.watch(80);
    await settle();
    expect(asked.map(([first]) => first)).toEqual([80, 39, 79]);
    expect(asked.flat()).toHaveLength(90);
    expect(new Set(asked.flat()).size).toBe(90);
    rows.count = 92;
    likeness.grow();
    await settle();
    expect(asked.at(-1)).toEqual([90, 91]);
    expect(likeness.state()).toMatchObject({ measured: 92, isMeasuringAll: true });
  });

  it('stops, and goes on', async () => {
    const { likeness, asked } = createMeasure(90);
    const unsubscribe = likeness.subscribe(() => {
      if (likeness.state().measured === 40) likeness.stop();
    });
    likeness.measureAll();
    await settle();
    expect(asked.flat()).toHaveLength(40);
    expect(likeness.state()).toMatchObject({ measured: 40, isMeasuringAll: false });
    unsubscribe();
    likeness.measureAll();
    await settle();
    expect(asked.flat()).toHaveLength(90);
  });

  it('does nothing while nobody looks', async () => {
    const { likeness, asked } = createMeasure(90);
    likeness.close();
    likeness.measureAll();
    await settle();
    expect(asked).toEqual([]);
    likeness.open();
    await settle();
    expect(asked.flat()).toHaveLength(90);
  });

  it('says where this browser compares no pictures, and asks no more', async () => {
    const measure = vi.fn(async () => 'unavailable' as const);
    const { likeness } = createMeasure(90, measure);
    likeness.measureAll();
    likeness.watch(5);
    await settle();
    likeness.watch(6);
    await settle();
    expect(likeness.state()).toMatchObject({ isUnavailable: true, isMeasuringAll: false });
    expect(measure).toHaveBeenCalledOnce();
  });

  it('says that measuring failed, and tries again when asked to', async () => {
    const measure = vi
      .fn<LikenessOptions['measure']>()
      .mockRejectedValueOnce(new Error('The worker died.'))
      .mockImplementation(async (pairs) => pairs.map(() => 1));
    const { likeness } = createMeasure(2, measure);
    likeness.measureAll();
    await settle();
    expect(likeness.state()).toMatchObject({ error: { message: 'The worker died.' }, measured: 0 });
    likeness.measureAll();
    await settle();
    expect(likeness.state()).toMatchObject({ error: null, measured: 2 });
  });
});
