import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopWhenIdle } from './stop-when-idle.ts';

interface Service {
  answer(): Promise<string>;
}

const IDLE_MS = 1_000;

/** A worker whose calls resolve when the test calls their entry of `answers`. */
function createFakeWorker() {
  const answers: (() => void)[] = [];
  const service: Service = {
    answer: () => new Promise((resolve) => answers.push(() => resolve('done'))),
  };
  const call = async <T>(run: (service: Service) => Promise<T>) => run(service);
  return { answers, call, stop: vi.fn() };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('stops the worker after the idle time, but not while a call runs', async () => {
  const worker = createFakeWorker();
  const { call } = stopWhenIdle<Service>(worker, IDLE_MS);
  const [first, second] = [1, 2].map(() => call((service) => service.answer()));
  worker.answers[0]?.();
  expect(await first).toBe('done');
  await vi.advanceTimersByTimeAsync(10 * IDLE_MS);
  expect(worker.stop).not.toHaveBeenCalled();
  worker.answers[1]?.();
  await second;
  await vi.advanceTimersByTimeAsync(IDLE_MS - 1);
  const third = call((service) => service.answer());
  await vi.advanceTimersByTimeAsync(10 * IDLE_MS);
  expect(worker.stop).not.toHaveBeenCalled();
  worker.answers[2]?.();
  await third;
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  expect(worker.stop).toHaveBeenCalledTimes(1);
});

test('stops the worker after a call that rejected', async () => {
  const stop = vi.fn();
  const { call } = stopWhenIdle<Service>({ call: () => Promise.reject(new Error('no')), stop }, 5);
  await expect(call((service) => service.answer())).rejects.toThrow('no');
  await vi.advanceTimersByTimeAsync(5);
  expect(stop).toHaveBeenCalledTimes(1);
});
