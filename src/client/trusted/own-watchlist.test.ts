import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createOwnWatchlist, type KeyedStorage } from './own-watchlist.ts';
import { createDevice } from './testing/create-device.ts';
import {
  createWatchlistChanges,
  StorageError,
  type WatchlistChanges,
} from './watchlist-changes.ts';

function createList(storage: KeyedStorage, events: EventTarget) {
  const list = createOwnWatchlist(storage, events);
  return { ...list, ...createWatchlistChanges(storage, list) };
}

/** Opens a tab of the device. Its watchlist has the methods that change it. */
function openTab(device = createDevice()) {
  const { storage, events } = device.openTab();
  return createList(storage, events);
}

describe('createOwnWatchlist', () => {
  it('keeps the names of two tabs that add at the same time', async () => {
    const device = createDevice();
    const [one, two] = [openTab(device), openTab(device)];
    const seen = vi.fn();
    expect([one.names(), two.names()]).toEqual([[], []]);
    two.subscribe(seen);
    one.add(['a.eth']);
    two.add(['b.eth']);
    expect(seen).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
    // Each tab hears of the other's change in its own time.
    await vi.waitFor(() => expect(one.names()).toEqual(two.names()));
    expect(one.names()).toEqual(['a.eth', 'b.eth']);
  });

  it('remembers whether the known names are on', () => {
    const device = createDevice();
    expect(openTab(device).usesKnownNames()).toBe(true);
    for (const isOn of [false, true]) {
      openTab(device).setUsesKnownNames(isOn);
      expect(openTab(device).usesKnownNames()).toBe(isOn);
    }
  });

  it('notifies each tab once when many names are added or removed', async () => {
    const device = createDevice();
    const [here, elsewhere] = [openTab(device), openTab(device)];
    const [seenHere, seenElsewhere] = [vi.fn(), vi.fn()];
    here.subscribe(seenHere);
    elsewhere.subscribe(seenElsewhere);
    await here.addAll(['c.eth', 'a.eth', 'b.eth']);
    expect(seenHere).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(seenElsewhere).toHaveBeenCalledTimes(1));
    expect(here.names()).toEqual(['a.eth', 'b.eth', 'c.eth']);
    expect(elsewhere.names()).toEqual(here.names());
    await here.removeAll(['c.eth', 'a.eth', 'never-there.eth']);
    expect(seenHere).toHaveBeenCalledTimes(2);
    expect(here.names()).toEqual(['b.eth']);
  });

  it('reads the storage once despite changes in this tab', () => {
    const read = vi.fn(() => []);
    const { storage } = createDevice().openTab();
    const list = createList(new Proxy(storage, { ownKeys: read }), new EventTarget());
    list.add(['b.eth', 'a.eth']);
    list.remove(['b.eth']);
    list.setUsesKnownNames(false);
    list.add(['c.eth']);
    expect(list.names()).toEqual(['a.eth', 'c.eth']);
    expect(list.usesKnownNames()).toBe(false);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (list: WatchlistChanges) => unknown]>([
    ['names', (list) => list.add(['a.eth', 'b.eth', 'c.eth'])],
    ['names in chunks', (list) => list.addAll(['a.eth', 'b.eth', 'c.eth'])],
  ])('keeps the %s that fit and throws', async (_, add) => {
    const device = createDevice();
    device.check = (key) => {
      if (key !== undefined && device.entries.size === 2) throw new Error('quota');
    };
    const list = openTab(device);
    const seen = vi.fn();
    list.subscribe(seen);
    await expect(async () => add(list)).rejects.toThrow(/“c\.eth”/);
    expect(list.names()).toEqual(['a.eth', 'b.eth']);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

/** Creates a device with one stored name. Its storage throws `failure` after `fail` is called. */
function createFailingDevice(failure: Error) {
  const device = createDevice(new Map([['namescope.watch.name:a.eth', '']]));
  const fail = () => {
    device.check = () => {
      throw failure;
    };
  };
  return { ...device, fail, list: openTab(device) };
}

const NOT_ADDED = '“b.eth” and the names after it were not added.';
const NOT_REMOVED = '“a.eth” was not removed.';
const DENIED = new DOMException('Access is denied.', 'SecurityError');
const FULL = new DOMException('No room.', 'QuotaExceededError');

describe('if the storage throws', () => {
  it('returns the names that were read before, or none', () => {
    const { fail, notify, list } = createFailingDevice(DENIED);
    list.setUsesKnownNames(false);
    expect(list.names()).toEqual(['a.eth']);
    fail();
    notify(null);
    expect(list.names()).toEqual(['a.eth']);
    expect(list.usesKnownNames()).toBe(false);

    const unread = createFailingDevice(DENIED);
    unread.fail();
    expect(unread.list.names()).toEqual([]);
    expect(unread.list.usesKnownNames()).toBe(true);
  });

  it.each<[string, Error, (list: WatchlistChanges) => unknown, string]>([
    ['adding', FULL, (list) => list.add(['b.eth']), '“b.eth” was not added.'],
    ['adding several', FULL, (list) => list.add(['b.eth', 'c.eth']), NOT_ADDED],
    ['importing', DENIED, (list) => list.addAll(['b.eth', 'c.eth']), NOT_ADDED],
    ['removing', DENIED, (list) => list.remove(['a.eth']), NOT_REMOVED],
    ['removing two', DENIED, (list) => list.remove(['b.eth', 'a.eth']), '“b.eth” was not removed.'],
    ['removing all', DENIED, (list) => list.removeAll(['a.eth']), NOT_REMOVED],
    ['turning them off', FULL, (list) => list.setUsesKnownNames(false), 'nothing was changed.'],
  ])('reports what was not changed when %s', async (_, failure, change, consequence) => {
    const { fail, list } = createFailingDevice(failure);
    expect(list.names()).toEqual(['a.eth']);
    fail();
    const thrown = await Promise.resolve()
      .then(() => change(list))
      .catch((error) => error);
    expect(thrown).toBeInstanceOf(StorageError);
    const reason = failure === FULL ? 'Storage is full' : 'The browser blocked the change';
    expect((thrown as Error).message).toBe(`${reason}: ${consequence}`);
    expect(list.names()).toEqual(['a.eth']);
    expect(list.usesKnownNames()).toBe(true);
  });
});

it.each([
  [undefined, 1],
  [null, 1],
  ['', 0],
  ['namescope.watch.name:', 1],
  ['namescope.watch.name:\ud800', 1],
  ['namescope.watch.starter-off', 1],
  ['another', 0],
])('after a storage event for the key %j, notifies %i times', (key, calls) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { notify, list } = createFailingDevice(DENIED);
  const seen = vi.fn();
  list.subscribe(seen);
  notify(key as string | null);
  vi.runAllTimers();
  expect(seen).toHaveBeenCalledTimes(calls);
  expect(list.names()).toEqual(['a.eth']);
});
