import { describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('answers a key once', () => {
    const double = vi.fn((key: number) => key * 2);
    const doubleOnce = memoize(double, 4);
    expect([doubleOnce(1), doubleOnce(2), doubleOnce(1)]).toEqual([2, 4, 2]);
    expect(double).toHaveBeenCalledTimes(2);
  });

  it('keeps no more answers than its size', () => {
    const double = vi.fn((key: number) => key * 2);
    const doubleOnce = memoize(double, 2);
    for (const key of [1, 2, 1, 3, 3, 1]) doubleOnce(key);
    // The third key made room by dropping the first two.
    expect(double.mock.calls.flat()).toEqual([1, 2, 3, 1]);
  });

  it('keeps no answer to a key that is not to be kept', () => {
    const double = vi.fn((key: number) => key * 2);
    const doubleOnce = memoize(double, 4, (key) => key < 10);
    for (const key of [10, 10, 9, 9]) doubleOnce(key);
    expect(double.mock.calls.flat()).toEqual([10, 10, 9]);
  });
});
