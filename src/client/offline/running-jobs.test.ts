import { expect, it, vi } from 'vitest';
import { deferUpdateUntil, isJobRunning, subscribeToJobs } from './running-jobs.ts';

it('reports a running job until every job has resolved or rejected', async () => {
  const listener = vi.fn();
  const unsubscribe = subscribeToJobs(listener);
  expect(isJobRunning()).toBe(false);

  const ends: (() => void)[] = [];
  const resolving = new Promise<void>((resolve) => ends.push(resolve));
  const rejecting = new Promise((_, reject) => ends.push(() => reject(new Error('It failed.'))));
  deferUpdateUntil(resolving);
  deferUpdateUntil(rejecting);
  expect(isJobRunning()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(2);

  ends[0]?.();
  await resolving;
  expect(isJobRunning()).toBe(true);
  ends[1]?.();
  await rejecting.catch(() => undefined);
  expect(isJobRunning()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);

  unsubscribe();
  deferUpdateUntil(Promise.resolve());
  expect(listener).toHaveBeenCalledTimes(4);
});
