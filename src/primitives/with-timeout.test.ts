import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { untilAborted } from './with-timeout.ts';

const pending = new Promise<never>(() => undefined);

it('settles like the promise and removes its listener', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
  await expect(untilAborted(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('rejects with the reason of the signal while the promise is pending', async () => {
  const controller = new AbortController();
  const waits = [
    untilAborted(pending, controller.signal),
    untilAborted(pending, controller.signal),
  ];
  controller.abort(new Error('stopped'));
  for (const wait of waits) await expect(wait).rejects.toThrow('stopped');
});

it('rejects if the signal is already aborted, even if the promise also rejects', async () => {
  const late = Promise.reject(new Error('failed'));
  await expect(untilAborted(late, AbortSignal.abort(new Error('stopped')))).rejects.toThrow(
    'stopped',
  );
  await expect(untilAborted(pending, AbortSignal.abort(new Error('stopped')))).rejects.toThrow(
    'stopped',
  );
});
