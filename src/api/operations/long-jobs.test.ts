import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLongJobs, type LongJobs, TooManyJobsError } from './long-jobs.ts';

const { signal } = new AbortController();

/** Lets jobs wait that never check again, because the host has dropped them. */
function openDropped(jobs: LongJobs, count: number): void {
  const setTimer = vi.spyOn(globalThis, 'setTimeout').mockImplementation(() => 0 as never);
  for (let job = 0; job < count; job++) void jobs.open(signal);
  setTimer.mockRestore();
}

/** Waits long enough for waiting jobs to check several times. */
const waitForChecks = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('long jobs', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  it('wait for a slot in the order of their arrival', async () => {
    const jobs = createLongJobs({ open: 1, waiting: 2 });
    const opened: string[] = [];
    const open = async (name: string) => {
      const job = await jobs.open(signal);
      opened.push(name);
      return job;
    };
    const [a, b, c] = [open('a'), open('b'), open('c')];
    await expect(open('d')).rejects.toThrow(TooManyJobsError);
    await waitForChecks();
    expect(opened).toEqual(['a']);
    (await a).end();
    (await b).end();
    (await c).end();
    expect(opened).toEqual(['a', 'b', 'c']);
    (await open('e')).end();
  });

  it.each([
    ['2 seconds at once', 1, 2_500],
    ['15 seconds in total', 9, 1_600],
  ])('lose their slot to a waiting job if the client takes over %s', async (_, pauses, last) => {
    const jobs = createLongJobs({ open: 1, waiting: 1 });
    const slow = await jobs.open(signal);
    for (let pause = 1; pause < pauses; pause++) {
      vi.advanceTimersByTime(1_500);
      await slow.pause();
    }
    vi.advanceTimersByTime(1_500);
    const waiting = jobs.open(signal);
    await waitForChecks();
    await slow.pause();
    vi.advanceTimersByTime(last);
    await waiting;
    await expect(slow.pause()).rejects.toThrow(TooManyJobsError);
  });

  it('lose their slot if they do not return from a pause for a minute', async () => {
    const jobs = createLongJobs({ open: 1, waiting: 1 });
    const dropped = await jobs.open(signal);
    const pause = dropped.pause();
    vi.advanceTimersByTime(61_000);
    const [job] = await Promise.all([
      jobs.open(signal),
      expect(pause).rejects.toThrow(TooManyJobsError),
    ]);
    job.end();
  });

  it('keep their slot while no other job needs it', async () => {
    const job = await createLongJobs({ open: 1, waiting: 1 }).open(signal);
    vi.advanceTimersByTime(60_000);
    await job.pause();
  });

  it('stop when the client disconnects', async () => {
    const client = new AbortController();
    const jobs = createLongJobs({ open: 1, waiting: 1 });
    const job = await jobs.open(client.signal);
    const waiting = jobs.open(client.signal);
    await job.pause();
    client.abort();
    await expect(job.pause()).rejects.toThrow('aborted');
    await expect(waiting).rejects.toThrow('aborted');
    job.end();
    (await jobs.open(signal)).end();
  });

  it('do not wait for a waiting job that the host has dropped', async () => {
    const jobs = createLongJobs({ open: 1, waiting: 2 });
    const job = await jobs.open(signal);
    openDropped(jobs, 1);
    const waiting = jobs.open(signal);
    job.end();
    vi.advanceTimersByTime(6_000);
    (await waiting).end();
  });

  it('can wait again after the host has dropped all waiting jobs', async () => {
    const jobs = createLongJobs({ open: 1, waiting: 2 });
    const job = await jobs.open(signal);
    openDropped(jobs, 2);
    await expect(jobs.open(signal)).rejects.toThrow(TooManyJobsError);
    vi.advanceTimersByTime(6_000);
    const waiting = jobs.open(signal);
    job.end();
    (await waiting).end();
  });

  it('let waiting tasks run during a pause', async () => {
    const job = await createLongJobs().open(signal);
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
      const job = await jobs.open(signal);
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
