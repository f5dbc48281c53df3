import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchWorkerStart } from './watch-worker-start.ts';

const SCRIPT = 'https://example.org/assets/inspector-worker.js';

/** URLs of the files that the page and its workers have downloaded. */
let downloaded: string[];
const toEntries = (urls: string[]) => urls.map((name) => ({ name })) as PerformanceEntryList;

beforeEach(() => {
  downloaded = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => toEntries(downloaded));
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) =>
    toEntries(downloaded.filter((each) => each === url)),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Starts to watch a worker. `wait` lets time pass, and expects the given number of reports of a silent worker. */
function watch(scriptUrl: string | undefined) {
  const onSilent = vi.fn();
  const stop = watchWorkerStart(scriptUrl, onSilent);
  const wait = (milliseconds: number, times: number) => {
    vi.advanceTimersByTime(milliseconds);
    expect(onSilent).toHaveBeenCalledTimes(times);
  };
  return { stop, wait };
}

it('waits 1.5 seconds for the message of a script that has loaded', () => {
  const { wait } = watch(SCRIPT);
  wait(3_000, 0);
  downloaded.push(SCRIPT);
  wait(1_400, 0);
  wait(600, 1);
  wait(60_000, 1);
});

it.each([
  ['is still downloading', [], SCRIPT],
  ['was loaded only by an earlier worker', [SCRIPT], SCRIPT],
  ['is not known', [SCRIPT], undefined],
])('waits 20 seconds if the script %s', (_, before, scriptUrl) => {
  downloaded.push(...before);
  const { wait } = watch(scriptUrl);
  wait(19_000, 0);
  wait(1_000, 1);
});

it('waits longer while files that the script imports are downloading', () => {
  const { wait } = watch(SCRIPT);
  for (const file of [SCRIPT, 'a.js', 'b.js', 'c.js']) {
    downloaded.push(file);
    wait(1_000, 0);
  }
  wait(1_000, 1);
});

it('stops when the worker has sent a message', () => {
  const { stop, wait } = watch(SCRIPT);
  downloaded.push(SCRIPT);
  wait(1_000, 0);
  stop();
  wait(60_000, 0);
});
