import { expect, it } from 'vitest';
import { retryableOnce } from './retryable-once.ts';

it('loads once for several callers, and again after a failure', async () => {
  let loads = 0;
  const get = retryableOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no network');
    return loads;
  });
  await expect(get()).rejects.toThrow('no network');
  expect(await Promise.all([get(), get()])).toEqual([2, 2]);
  expect(await get()).toBe(2);
});
