import { expect, it, vi } from 'vitest';
import type { NamePiece } from '../../contract/similarity-service.ts';
import { createLikenessMeasure, type LikenessOptions } from './likeness-measure.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Creates a measure that records the requested rows. Row 1 cannot be drawn. */
function createMeasure(count: number, measure?: LikenessOptions['measure']) {
  const calls: number[][] = [];
  const rows = { count };
  const likeness = createLikenessMeasure({
    countRows: () => rows.count,
    splitRow: (row): NamePiece[] => [[String(row), 'a']],
    measure:
      measure ??
      (async (pairs) => {
        const batch = pairs.map(([piece]) => Number(piece?.[0]));
        calls.push(batch);
        return batch.map((row) => (row === 1 ? null : row / 1_000));
      }),
  });
  return { likeness, calls, rows };
}

it('measures rows in view in one call, and each row once', async () => {
  const { likeness, calls } = createMeasure(100);
  const leave = [3, 1, 7].map(likeness.watch);
  await settle();
  expect(calls).toEqual([[3, 1, 7]]);
  expect([3, 1, 7, 0].map(likeness.of)).toEqual([0.003, null, 0.007, undefined]);
  for (const each of leave) each();
  likeness.watch(3);
  await settle();
  expect(calls).toHaveLength(1);
  expect(likeness.state().measured).toBe(3);
});

it('skips rows that left the view before they were measured', async () => {
  const { likeness, calls } = createMeasure(100);
  likeness.watch(3)();
  likeness.watch(4);
  await settle();
  expect(calls).toEqual([[4]]);
});

it('measures all rows on request, those in view first, and rows that arrive later', async () => {
  const { likeness, calls, rows } = createMeasure(90);
  likeness.measureAll();
  likeness.watch(80);
  await settle();
  expect(calls.map(([first]) => first)).toEqual([80, 39, 79]);
  expect(calls.flat()).toHaveLength(90);
  expect(new Set(calls.flat()).size).toBe(90);
  rows.count = 92;
  likeness.grow();
  await settle();
  expect(calls.at(-1)).toEqual([90, 91]);
  expect(likeness.state()).toMatchObject({ measured: 92, isMeasuringAll: true });
});

it('measures nothing while stopped or closed, and continues on request', async () => {
  const { likeness, calls } = createMeasure(90);
  likeness.close();
  likeness.measureAll();
  await settle();
  expect(calls).toEqual([]);
  const unsubscribe = likeness.subscribe(() => {
    if (likeness.state().measured === 40) likeness.stop();
  });
  likeness.open();
  await settle();
  expect(calls.flat()).toHaveLength(40);
  expect(likeness.state()).toMatchObject({ measured: 40, isMeasuringAll: false });
  unsubscribe();
  likeness.measureAll();
  await settle();
  expect(calls.flat()).toHaveLength(90);
});

it('reports that the browser cannot draw text, and makes no more calls', async () => {
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

it('reports an error, and retries on request', async () => {
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
