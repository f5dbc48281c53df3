import { describe, expect, it, vi } from 'vitest';
import { memoize } from './memoize.ts';

describe('memoize', () => {
  it('answers a key once', () => {
    const double = vi.fn((key: string) => key + key);
    const doubleOnce = memoize(double, 4);
    expect([doubleOnce('a'), doubleOnce('b'), doubleOnce('a')]).toEqual(['aa', 'bb', 'aa']);
    expect(double).toHaveBeenCalledTimes(2);
  });

  it('keeps no more answers than its size', () => {
    const double = vi.fn((key: string) => key + key);
    const doubleOnce = memoize(double, 2);
    for (const key of 'abacca') doubleOnce(key);
    // The third key made room by dropping the first two.
    expect(double.mock.calls.flat().join('')).toBe('abca');
  });

  it('keeps no answer to a key that is not to be kept', () => {
    const double = vi.fn((key: string) => key + key);
    const doubleOnce = memoize(double, 4, ({ length }) => length < 2);
    for (const key of ['ab', 'ab', 'a', 'a']) doubleOnce(key);
    expect(double.mock.calls.flat()).toEqual(['ab', 'ab', 'a']);
  });
});
