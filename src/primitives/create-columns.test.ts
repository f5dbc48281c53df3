import { expect, it } from 'vitest';
import { createColumns } from './create-columns.ts';

it('creates one array per column, filled with the initial value', () => {
  const columns = createColumns(
    {
      rating: { array: Uint8Array, width: 1, empty: 7 },
      key: { array: BigUint64Array, width: 1, empty: 5n },
      hash: { array: Uint8Array, width: 4, empty: 0 },
    },
    2,
  );
  expect(columns).toEqual({
    rating: Uint8Array.of(7, 7),
    key: BigUint64Array.of(5n, 5n),
    hash: new Uint8Array(8),
  });
});

it('creates empty columns for zero rows', () => {
  const { rating } = createColumns({ rating: { array: Uint8Array, width: 1, empty: 7 } }, 0);
  expect(rating).toHaveLength(0);
});
