import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createOwnWatchlist, type KeyedStorage } from './own-watchlist.ts';
import {
  createWatchlistChanges,
  StorageError,
  type WatchlistChanges,
} from './watchlist-changes.ts';

/** A list, and what changes it. */
function createList(storage: KeyedStorage, events: EventTarget) {
  const list = createOwnWatchlist(storage, events);
  return { ...list, ...createWatchlistChanges(storage, list) };
}

/** Lists its entries as a browser's does, by its own properties. */
function createStorage(entries: ReadonlyMap<string, string>, methods: KeyedStorage): KeyedStorage {
  return new Proxy(methods, {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: (_, key) => ({
      value: entries.get(String(key)),
      enumerable: true,
      configurable: true,
    }),
  });
}

/** One device's storage, with two tabs on it that tell each other of changes as browsers do. */
function createDevice(most = Number.POSITIVE_INFINITY) {
  const entries = new Map<string, string>();
  const tabs: EventTarget[] = [];
  function openTab() {
    const events = new EventTarget();
    tabs.push(events);
    const tell = (key: string) => {
      for (const other of tabs) {
        if (other !== events) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    return createList(
      createStorage(entries, {
        getItem: (key) => entries.get(key) ?? null,
        setItem(key, value) {
          if (entries.size >= most && !entries.has(key)) throw new Error('quota');
          entries.set(key, value);
          tell(key);
        },
        removeItem(key) {
          entries.delete(key);
          tell(key);
        },
      }),
      events,
    );
  }
  return { entries, tab: openTab };
}

async function* yieldPieces(...each: string[][]) {
  for (const names of each) yield { names };
}

describe('own watchlist', () => {
  it('keeps each name once, in order', () => {
    const list = createDevice().tab();
    list.add(['b.eth', 'a.eth']);
    list.add(['a.eth']);
    expect(list.names()).toEqual(['a.eth', 'b.eth']);
    list.remove(['a.eth']);
    expect(list.names()).toEqual(['b.eth']);
  });

  it('is emptied at once, and keeps what is no name of it', () => {
    const { entries, tab } = createDevice();
    const list = tab();
    list.add(['a.eth', 'b.eth', 'c.eth']);
    list.setUsesKnownNames(false);
    entries.set('another', 'thing');
    list.remove(list.names());
    expect(list.names()).toEqual([]);
    expect(list.usesKnownNames()).toBe(false);
    expect(entries.get('another')).toBe('thing');
  });

  it('loses nothing when two tabs add at once, and both see it', async () => {
    const { tab } = createDevice();
    const [one, two] = [tab(), tab()];
    const seen = vi.fn();
    expect([one.names(), two.names()]).toEqual([[], []]);
    two.subscribe(seen);
    one.add(['a.eth']);
    two.add(['b.eth']);
    expect(seen).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(2));
    expect(one.names()).toEqual(two.names());
    expect(one.names()).toEqual(['a.eth', 'b.eth']);
  });

  it('leaves other things that the device keeps alone', () => {
    const { entries, tab } = createDevice();
    entries.set('theme', 'dark');
    const list = tab();
    list.setUsesKnownNames(false);
    expect(list.names()).toEqual([]);
    expect(entries.get('theme')).toBe('dark');
  });

  it('remembers that the known names are off', () => {
    const { tab } = createDevice();
    expect(tab().usesKnownNames()).toBe(true);
    tab().setUsesKnownNames(false);
    expect(tab().usesKnownNames()).toBe(false);
    tab().setUsesKnownNames(true);
    expect(tab().usesKnownNames()).toBe(true);
  });

  it('tells of one change when names come in pieces, here and in another tab', async () => {
    const { tab } = createDevice();
    const [here, elsewhere] = [tab(), tab()];
    const [seenHere, seenElsewhere] = [vi.fn(), vi.fn()];
    here.subscribe(seenHere);
    elsewhere.subscribe(seenElsewhere);
    await here.addAll(yieldPieces(['c.eth'], [], ['a.eth', 'b.eth']));
    expect(seenHere).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(seenElsewhere).toHaveBeenCalledTimes(1));
    expect(here.names()).toEqual(['a.eth', 'b.eth', 'c.eth']);
    expect(elsewhere.names()).toEqual(here.names());
  });

  it('tells of one change when names go in pieces, and keeps the others', async () => {
    const list = createDevice().tab();
    const seen = vi.fn();
    list.add(['a.eth', 'b.eth', 'c.eth', 'd.eth']);
    list.subscribe(seen);
    await list.removeAll(yieldPieces(['d.eth'], ['a.eth', 'never-there.eth']));
    expect(seen).toHaveBeenCalledTimes(1);
    expect(list.names()).toEqual(['b.eth', 'c.eth']);
  });

  it('reads the storage once, whatever is changed here', () => {
    const read = vi.fn(() => []);
    const methods = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
    const list = createList(new Proxy(methods, { ownKeys: read }), new EventTarget());
    expect(list.names()).toEqual([]);
    list.add(['b.eth', 'a.eth']);
    list.remove(['b.eth']);
    list.setUsesKnownNames(false);
    list.add(['c.eth']);
    expect(list.names()).toEqual(['a.eth', 'c.eth']);
    expect(list.usesKnownNames()).toBe(false);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('keeps the pieces that fit and says so', async () => {
    const list = createDevice(2).tab();
    const seen = vi.fn();
    list.subscribe(seen);
    await expect(list.addAll(yieldPieces(['a.eth'], ['b.eth', 'c.eth']))).rejects.toThrow(
      /“c\.eth”/,
    );
    expect(list.names()).toEqual(['a.eth', 'b.eth']);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('keeps what fits and says so', () => {
    const list = createDevice(2).tab();
    expect(() => list.add(['a.eth', 'b.eth', 'c.eth'])).toThrow(/“c\.eth”/);
    expect(list.names()).toEqual(['a.eth', 'b.eth']);
  });
});

/** A device with one name, which does nothing any more once it is told to refuse. */
function createRefusingDevice(refusal: Error) {
  const entries = new Map([['namescope.watch.name:a.eth', '']]);
  const device = { refuses: false };
  const attempt = <T>(act: () => T): T => {
    if (device.refuses) throw refusal;
    return act();
  };
  const storage = createStorage(entries, {
    getItem: (key) => attempt(() => entries.get(key) ?? null),
    setItem: (key, value) => attempt(() => void entries.set(key, value)),
    removeItem: (key) => attempt(() => void entries.delete(key)),
  });
  const events = new EventTarget();
  return { device, events, list: createList(storage, events) };
}

const DENIED = new DOMException('Access is denied.', 'SecurityError');
const FULL = new DOMException('No room.', 'QuotaExceededError');

describe('a storage that throws', () => {
  it('leaves names without a watchlist', () => {
    const storage = new Proxy({} as KeyedStorage, {
      ownKeys() {
        throw DENIED;
      },
    });
    const list = createList(storage, new EventTarget());
    expect(list.names()).toEqual([]);
    expect(list.usesKnownNames()).toBe(true);
  });

  it('leaves what was read before', () => {
    const { device, events, list } = createRefusingDevice(DENIED);
    list.setUsesKnownNames(false);
    expect(list.names()).toEqual(['a.eth']);
    device.refuses = true;
    events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(list.names()).toEqual(['a.eth']);
    expect(list.usesKnownNames()).toBe(false);
  });

  it.each<[string, Error, (list: WatchlistChanges) => unknown, string]>([
    ['adding', FULL, (list) => list.add(['b.eth']), 'Storage is full: “b.eth” was not added.'],
    [
      'adding several',
      FULL,
      (list) => list.add(['b.eth', 'c.eth']),
      'Storage is full: “b.eth” and the names after it were not added.',
    ],
    [
      'importing',
      DENIED,
      (list) => list.addAll(yieldPieces(['b.eth'])),
      'The browser refused to store it: “b.eth” and the names after it were not added.',
    ],
    [
      'removing',
      DENIED,
      (list) => list.remove(['a.eth']),
      'The browser refused to store it: “a.eth” was not removed.',
    ],
    [
      'removing several',
      DENIED,
      (list) => list.remove(['b.eth', 'a.eth']),
      'The browser refused to store it: “b.eth” was not removed.',
    ],
    [
      'removing all',
      DENIED,
      (list) => list.removeAll(yieldPieces(['a.eth'])),
      'The browser refused to store it: “a.eth” was not removed.',
    ],
    [
      'turning the known names off',
      FULL,
      (list) => list.setUsesKnownNames(false),
      'Storage is full: nothing was changed.',
    ],
  ])('says what it did not take: %s', async (_, refusal, change, message) => {
    const { device, list } = createRefusingDevice(refusal);
    expect(list.names()).toEqual(['a.eth']);
    device.refuses = true;
    const fault = await Promise.resolve()
      .then(() => change(list))
      .catch((error) => error);
    expect(fault).toBeInstanceOf(StorageError);
    expect((fault as Error).message).toBe(message);
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
])('takes what another tab tells of the key %j', (key, calls) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { events, list } = createRefusingDevice(DENIED);
  const seen = vi.fn();
  list.subscribe(seen);
  events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  vi.runAllTimers();
  expect(seen).toHaveBeenCalledTimes(calls);
  expect(list.names()).toEqual(['a.eth']);
});
