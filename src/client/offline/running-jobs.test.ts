import { expect, it, vi } from 'vitest';
import { deferUpdateUntil, isJobRunning, subscribeToJobs } from './running-jobs.ts';

function createUnsettled() {
  let resolve = () => {};
  let reject = (_: Error) => {};
  const promise = new Promise<void>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  return { promise, resolve, reject };
}

it('reports a running job until every job has resolved or rejected', async () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToJobs(listener);
  expect(isJobRunning()).toBe(false);

  const first = createUnsettled();
  const second = createUnsettled();
  deferUpdateUntil(first.promise);
  deferUpdateUntil(second.promise);
  expect(isJobRunning()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);

  first.resolve();
  await first.promise;
  expect(isJobRunning()).toBe(true);
  second.reject(new Error('The job failed.'));
  await second.promise.catch(() => undefined);
  expect(isJobRunning()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);

  unsubscribe();
  deferUpdateUntil(Promise.resolve());
  expect(listener).toHaveBeenCalledTimes(4);
});
