import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecentNames } from './recent-names.ts';

const KEY = 'namescope.recent';

let stored: Map<string, string>;
let fault: DOMException | null;
let events: EventTarget;
beforeEach(() => {
  stored = new Map();
  fault = null;
  events = new EventTarget();
});

/** A tab of the one browser. */
function openTab() {
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (fault) throw fault;
      stored.set(key, value);
    },
    removeItem(key: string) {
      if (fault) throw fault;
      stored.delete(key);
    },
  };
  return createRecentNames(() => storage, events);
}

function openTabThatRemembers() {
  const tab = openTab();
  tab.setOn(true);
  return tab;
}

it('nothing is stored before the user wants it', () => {
  const recent = openTab();
  recent.remember('vitalik.eth');
  expect(recent.names()).toBeNull();
  expect(stored.size).toBe(0);
});

it('the last name comes first, each once, twenty at most', () => {
  const recent = openTabThatRemembers();
  for (let index = 0; index < 25; index += 1) recent.remember(`${index}.eth`);
  recent.remember('20.eth');
  expect(recent.names()?.slice(0, 3)).toEqual(['20.eth', '24.eth', '23.eth']);
  expect(recent.names()).toHaveLength(20);
  expect(new Set(recent.names()).size).toBe(20);
});

it.each([
  ['of more than 300 units', `${'x'.repeat(297)}.eth`],
  ['with half a character, which no link can hold', 'a\ud800.eth'],
  ['that is empty', ''],
])('a name %s is not remembered', (_, name) => {
  const recent = openTabThatRemembers();
  recent.remember(name);
  expect(recent.names()).toEqual([]);
});

it.each(['\u202eabc.eth', 'a\u200db.eth', ' a', '👩🏽‍🚀.eth', '__proto__', '"', 'x'.repeat(300)])(
  '%j is remembered as it is',
  (name) => {
    openTabThatRemembers().remember(name);
    expect(openTab().names()).toEqual([name]);
  },
);

describe('forgetting', () => {
  it('takes away one name, or all', () => {
    const recent = openTabThatRemembers();
    for (const name of ['a', 'b', 'c']) recent.remember(name);
    expect(recent.forget('b')).toBe(true);
    expect(recent.names()).toEqual(['c', 'a']);
    expect(recent.forgetAll()).toBe(true);
    expect(recent.names()).toEqual([]);
  });

  it('turning it off leaves nothing behind', () => {
    const recent = openTabThatRemembers();
    recent.remember('a');
    recent.setOn(false);
    expect(stored.size).toBe(0);
    expect(recent.names()).toBeNull();
  });

  it('turning it on twice forgets nothing', () => {
    const recent = openTabThatRemembers();
    recent.remember('a');
    recent.setOn(true);
    expect(recent.names()).toEqual(['a']);
  });
});

describe('two tabs', () => {
  it('lose no name of each other', () => {
    const [one, other] = [openTabThatRemembers(), openTab()];
    one.remember('a');
    other.remember('b');
    one.remember('c');
    expect(other.names()).toEqual(['c', 'b', 'a']);
  });

  it('remember nothing once one turned it off', () => {
    const [one, other] = [openTabThatRemembers(), openTab()];
    one.remember('a');
    other.setOn(false);
    one.remember('b');
    expect(stored.size).toBe(0);
  });

  it.each([
    [KEY, 1],
    [null, 1],
    ['namescope-theme', 0],
  ])('hear of a change to %j %i times', (key, times) => {
    const listener = vi.fn();
    openTab().subscribe(listener);
    events.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(listener).toHaveBeenCalledTimes(times);
  });
});

describe('a storage that fails', () => {
  it('says that it took no change, and loses nothing', () => {
    const recent = openTabThatRemembers();
    recent.remember('a');
    fault = new DOMException('No room.', 'QuotaExceededError');
    recent.remember('b');
    expect(recent.forget('a')).toBe(false);
    expect(recent.setOn(false)).toBe(false);
    expect(recent.names()).toEqual(['a']);
  });

  it('remembers nothing where there is none', () => {
    const recent = createRecentNames(() => {
      throw new DOMException('Denied.', 'SecurityError');
    }, events);
    expect(recent.setOn(true)).toBe(false);
    recent.remember('a');
    expect(recent.names()).toBeNull();
  });
});

it.each([
  ['{', []],
  ['null', []],
  ['{"0":"a"}', []],
  ['["a",1,null,"b","a",["c"],"\\ud800",""]', ['a', 'b']],
])('what others stored there, %s, is read as %j', (text, names) => {
  stored.set(KEY, text);
  expect(openTab().names()).toEqual(names);
});

it('the same names are the same object, until they change', () => {
  const recent = openTabThatRemembers();
  recent.remember('a');
  expect(recent.names()).toBe(recent.names());
});
