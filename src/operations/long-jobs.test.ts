import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLongJobs, TooManyJobsError } from './long-jobs.ts';

const { signal } = new AbortController();

describe('long jobs', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  it('are limited in number', () => {
    const jobs = createLongJobs(2);
    const first = jobs.open(signal);
    jobs.open(signal);
    expect(() => jobs.open(signal)).toThrow(TooManyJobsError);
    first.end();
    jobs.open(signal);
    expect(() => jobs.open(signal)).toThrow(TooManyJobsError);
  });

  it('lose their slot after 10 seconds without progress if another job needs it', async () => {
    const jobs = createLongJobs(2);
    const stalled = jobs.open(signal);
    const active = jobs.open(signal);
    vi.advanceTimersByTime(9_000);
    await active.pause();
    expect(() => jobs.open(signal)).toThrow(TooManyJobsError);
    vi.advanceTimersByTime(2_000);
    const third = jobs.open(signal);
    await expect(stalled.pause()).rejects.toThrow(TooManyJobsError);
    await active.pause();
    await third.pause();
  });

  it('keep their slot while no other job needs it', async () => {
    const jobs = createLongJobs(1);
    const job = jobs.open(signal);
    vi.advanceTimersByTime(60_000);
    await job.pause();
  });

  it('stop when the client disconnects', async () => {
    const client = new AbortController();
    const job = createLongJobs().open(client.signal);
    await job.pause();
    client.abort();
    await expect(job.pause()).rejects.toThrow('aborted');
  });

  it('let waiting tasks run during a pause', async () => {
    const job = createLongJobs().open(signal);
    const order: string[] = [];
    setImmediate(() => order.push('waiting task'));
    await job.pause();
    order.push('job');
    expect(order).toEqual(['waiting task', 'job']);
  });

  it('take turns, one in each iteration of the event loop', async () => {
    const jobs = createLongJobs();
    let iteration = 0;
    const count = () => {
      iteration += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const turns: [name: string, iteration: number][] = [];
    const run = async (name: string) => {
      const job = jobs.open(signal);
      for (let turn = 0; turn < 3; turn++) {
        await job.pause();
        turns.push([name, iteration]);
      }
    };
    await Promise.all(['a', 'b', 'c'].map(run));
    clearImmediate(counting);
    expect(turns.map(([name]) => name).join('')).toBe('abcabcabc');
    expect(new Set(turns.map(([, turn]) => turn)).size).toBe(turns.length);
  });
});
