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

it('waits 1.5 seconds for the message of a script that has loaded', () => {
  const onSilent = vi.fn();
  watchWorkerStart(SCRIPT, onSilent);
  vi.advanceTimersByTime(3_000);
  expect(onSilent).not.toHaveBeenCalled();
  downloaded.push(SCRIPT);
  vi.advanceTimersByTime(1_400);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600);
  expect(onSilent).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(onSilent).toHaveBeenCalledOnce();
});

it.each([
  ['is still downloading', [], SCRIPT],
  ['was loaded only by an earlier worker', [SCRIPT], SCRIPT],
  ['is not known', [SCRIPT], undefined],
])('waits 20 seconds if the script %s', (_, before, scriptUrl) => {
  downloaded.push(...before);
  const onSilent = vi.fn();
  watchWorkerStart(scriptUrl, onSilent);
  vi.advanceTimersByTime(19_000);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onSilent).toHaveBeenCalledOnce();
});

it('waits longer while files that the script imports are downloading', () => {
  const onSilent = vi.fn();
  watchWorkerStart(SCRIPT, onSilent);
  downloaded.push(SCRIPT);
  for (const file of ['a.js', 'b.js', 'c.js']) {
    vi.advanceTimersByTime(1_000);
    downloaded.push(file);
  }
  vi.advanceTimersByTime(1_000);
  expect(onSilent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onSilent).toHaveBeenCalledOnce();
});

it('stops when the worker has sent a message', () => {
  const onSilent = vi.fn();
  const stop = watchWorkerStart(SCRIPT, onSilent);
  downloaded.push(SCRIPT);
  vi.advanceTimersByTime(1_000);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(onSilent).not.toHaveBeenCalled();
});
