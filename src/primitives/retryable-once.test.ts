import { describe, expect, it } from 'vitest';
import { retryableOnce } from './retryable-once.ts';

describe('retryableOnce', () => {
  it('loads once for several callers', async () => {
    let loads = 0;
    const get = retryableOnce(async () => {
      loads += 1;
      return loads;
    });
    expect(await Promise.all([get(), get()])).toEqual([1, 1]);
    expect(await get()).toBe(1);
  });

  it('retries after a failure', async () => {
    let loads = 0;
    const get = retryableOnce(async () => {
      loads += 1;
      if (loads === 1) throw new Error('no network');
      return loads;
    });
    await expect(get()).rejects.toThrow('no network');
    expect(await get()).toBe(2);
    expect(await get()).toBe(2);
  });
});
