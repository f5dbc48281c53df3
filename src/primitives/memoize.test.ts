import { describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('computes the result for each key once', () => {
    const double = vi.fn((key: string) => key + key);
    const doubleOnce = memoize(double, 4);
    expect([doubleOnce('a'), doubleOnce('b'), doubleOnce('a')]).toEqual(['aa', 'bb', 'aa']);
    expect(double).toHaveBeenCalledTimes(2);
  });

  it('caches no more results than its size', () => {
    const double = vi.fn((key: string) => key + key);
    const doubleOnce = memoize(double, 2);
    for (const key of 'abacca') doubleOnce(key);
    // The third key cleared the full cache.
    expect(double.mock.calls.flat().join('')).toBe('abca');
  });

  it('does not cache a key for which isCached returns false', () => {
    const double = vi.fn((key: string) => key + key);
    const doubleOnce = memoize(double, 4, ({ length }) => length < 2);
    for (const key of ['ab', 'ab', 'a', 'a']) doubleOnce(key);
    expect(double.mock.calls.flat()).toEqual(['ab', 'ab', 'a']);
  });
});
