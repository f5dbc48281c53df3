import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecentNames } from './recent-names.ts';

const KEY = 'namescope.recent';

let stored: Map<string, string>;
let storageError: DOMException | null;
let events: EventTarget;
beforeEach(() => {
  stored = new Map();
  storageError = null;
  events = new EventTarget();
});

/** Opens a tab that shares the storage with the others. */
function openTab() {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storageError) throw storageError;
      stored.set(key, value);
    },
    removeItem(key: string) {
      if (storageError) throw storageError;
      stored.delete(key);
    },
  };
  return createRecentNames(() => storage, events);
}

function openTabWithFeatureOn() {
  const tab = openTab();
  tab.setOn(true);
  return tab;
}

it('stores nothing until the user turns the feature on', () => {
  const recent = openTab();
  recent.remember('vitalik.eth');
  expect(recent.names()).toBeNull();
  expect(stored.size).toBe(0);
});

it('keeps the latest twenty names without duplicates, most recent first', () => {
  const recent = openTabWithFeatureOn();
  for (let index = 0; index < 25; index += 1) recent.remember(`${index}.eth`);
  expect(JSON.parse(stored.get(KEY) ?? '')).toHaveLength(20);
  recent.remember('20.eth');
  expect(recent.names()?.slice(0, 3)).toEqual(['20.eth', '24.eth', '23.eth']);
  expect(recent.names()).toHaveLength(20);
  expect(new Set(recent.names()).size).toBe(20);
});

it.each<readonly [string, readonly string[]]>([
  ...['\u202eabc.eth', 'a\u200db.eth', ' a', '👩🏽‍🚀.eth', '__proto__', '"', 'x'.repeat(300)].map(
    (name) => [name, [name]] as const,
  ),
  ['x'.repeat(301), []],
  ['a\ud800.eth', []],
  ['', []],
])('stores %j as %j', (name, names) => {
  openTabWithFeatureOn().remember(name);
  expect(openTab().names()).toEqual(names);
});

it('deletes one name, all names, or everything when turned off', () => {
  const recent = openTabWithFeatureOn();
  for (const name of ['a', 'b', 'c']) recent.remember(name);
  expect(recent.forget('b')).toBe(true);
  // Turning the feature on again keeps the names.
  recent.setOn(true);
  expect(recent.names()).toEqual(['c', 'a']);
  expect(recent.forgetAll()).toBe(true);
  expect(recent.names()).toEqual([]);
  recent.setOn(false);
  expect(stored.size).toBe(0);
  expect(recent.names()).toBeNull();
});

describe('two tabs', () => {
  it('keep the names of each other', () => {
    const [one, other] = [openTabWithFeatureOn(), openTab()];
    one.remember('a');
    other.remember('b');
    one.remember('c');
    expect(other.names()).toEqual(['c', 'b', 'a']);
  });

  it('store nothing after one of them turned it off', () => {
    const [one, other] = [openTabWithFeatureOn(), openTab()];
    one.remember('a');
    other.setOn(false);
    one.remember('b');
    expect(stored.size).toBe(0);
  });

  it.each([
    [KEY, 1],
    [null, 1],
    ['namescope-theme', 0],
  ])('are notified of a change to the key %j %i times', (key, times) => {
    const listener = vi.fn();
    openTab().subscribe(listener);
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(listener).toHaveBeenCalledTimes(times);
  });
});

describe('if storage fails', () => {
  it('returns false and keeps the stored names', () => {
    const recent = openTabWithFeatureOn();
    recent.remember('a');
    storageError = new DOMException('No room.', 'QuotaExceededError');
    recent.remember('b');
    expect(recent.forget('a')).toBe(false);
    expect(recent.setOn(false)).toBe(false);
    expect(recent.names()).toEqual(['a']);
  });

  it('stores nothing if the browser blocks storage', () => {
    const recent = createRecentNames(() => {
      throw new DOMException('Denied.', 'SecurityError');
    }, events);
    expect(recent.setOn(true)).toBe(false);
    recent.remember('a');
    expect(recent.names()).toBeNull();
  });
});

const MANY = Array.from({ length: 21 }, (_, index) => `${index}.eth`);

it.each([
  ['{', []],
  ['null', []],
  ['{"0":"a"}', []],
  ['["a",1,null,"b","a",["c"],"\\ud800",""]', ['a', 'b']],
  [JSON.stringify(MANY), MANY.slice(0, 20)],
])('reads the stored value %s as %j', (text, names) => {
  stored.set(KEY, text);
  expect(openTab().names()).toEqual(names);
});

it('returns the same array until the names change', () => {
  const recent = openTabWithFeatureOn();
  recent.remember('a');
  expect(recent.names()).toBe(recent.names());
});
