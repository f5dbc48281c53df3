import { describe, expect, it, vi } from 'vitest';
import { createOwnWatchlist } from './own-watchlist.ts';

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
    return createOwnWatchlist(
      {
        get length() {
          return entries.size;
        },
        key: (index) => [...entries.keys()][index] ?? null,
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
      },
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
    list.remove('a.eth');
    expect(list.names()).toEqual(['b.eth']);
  });

  it('is emptied at once, and keeps what is no name of it', () => {
    const { entries, tab } = createDevice();
    const list = tab();
    list.add(['a.eth', 'b.eth', 'c.eth']);
    list.setUsesKnownNames(false);
    entries.set('another', 'thing');
    list.removeAll();
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
