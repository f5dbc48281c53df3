import { setImmediate } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { holdPageLock } from './page-lock.ts';

it('causes no unhandled rejection if the browser rejects the lock', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  let requests = 0;
  // Not a mock, because a mock would handle the rejection.
  const request = async () => {
    requests += 1;
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('navigator', { locks: { request } });
  holdPageLock();
  await setImmediate();
  expect(requests).toBe(1);
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
  vi.unstubAllGlobals();
});
