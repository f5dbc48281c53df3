import { expect, it } from 'vitest';
import type { Pin } from '../../addresses/trusted-addresses.ts';
import { mergeEntries } from './merge-entries.ts';

const VITALIK = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const POISONED = '0xd8dA111111111111111111111111111111116045';
const SIMILAR = '0xd8d1111111111111111111111111111111111045';
const THIRD = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER = '0x52908400098527886E0F7030069857D2E4169EE7';

type Name = string | null;
const pin = (name: Name, address: string, note: Name = null): Pin => ({
  name,
  address,
  note,
});
const TRUSTED = { names: ['Mine', 'vitalik.eth'], pins: [pin('vitalik.eth', VITALIK)] };

/** Merges entries of the form `[name, address, note]`. The first entry is on line 1. */
function merge(...entries: [Name, Name?, Name?][]) {
  const placed = entries.map(([name, address = null, note = null], at) => ({
    line: at + 1,
    entry: { name, address, note },
  }));
  return mergeEntries(placed, TRUSTED);
}

const clash = (line: number, added: Pin, ...others: Pin[]) => [{ line, pin: added, others }];
const LIKE_OTHER = OTHER.replace('9EE7', '9EE8');
const PIN_OF_A = pin('a.eth', OTHER);
const UNNAMED_PIN = pin(null, OTHER);

const NOTHING = { names: [], pins: [], known: 0, conflicts: [], lookAlikes: [], surplus: 0 };

it.each<[string, ReturnType<typeof merge>, object]>([
  ['adds a new name', merge(['New']), { names: ['New'] }],
  ['skips a name that is trusted under another spelling', merge(['mine.eth']), { known: 1 }],
  ['skips a name that occurs twice', merge(['a.eth'], ['A.eth']), { names: ['a.eth'], known: 1 }],
  ['adds an address', merge([null, OTHER]), { pins: [UNNAMED_PIN] }],
  [
    'adds an address and its name',
    merge(['New', OTHER, 'n']),
    { names: ['new.eth'], pins: [pin('new.eth', OTHER, 'n')] },
  ],
  ['adds one to a trusted name', merge(['mine', OTHER]), { pins: [pin('mine.eth', OTHER)] }],
  ['skips a trusted address', merge(['VITALIK.eth', VITALIK.toLowerCase()]), { known: 1 }],
  [
    'changes the note of an address',
    merge(['vitalik.eth', VITALIK, 'new']),
    { pins: [pin('vitalik.eth', VITALIK, 'new')] },
  ],
  [
    'trusts one address under two names',
    merge(['v.eth', VITALIK]),
    { names: ['v.eth'], pins: [pin('v.eth', VITALIK)] },
  ],
  [
    'does not replace the address of a name',
    merge(['Vitalik', OTHER]),
    { conflicts: clash(1, pin('vitalik.eth', OTHER), ...TRUSTED.pins) },
  ],
  [
    'adds only the first of two addresses of a name',
    merge(['a.eth', OTHER], ['a.eth', THIRD]),
    {
      names: ['a.eth'],
      pins: [PIN_OF_A],
      conflicts: clash(2, pin('a.eth', THIRD), PIN_OF_A),
    },
  ],
  [
    'does not add an address that looks like a trusted one, nor its name',
    merge(['new.eth', POISONED]),
    { lookAlikes: clash(1, pin('new.eth', POISONED), ...TRUSTED.pins) },
  ],
  [
    'adds an address that shares only three digits at each end with a trusted address',
    merge([null, SIMILAR]),
    { pins: [pin(null, SIMILAR)] },
  ],
  [
    'adds only the first of two addresses that look alike',
    merge([null, OTHER], [null, LIKE_OTHER]),
    {
      pins: [UNNAMED_PIN],
      lookAlikes: clash(2, pin(null, LIKE_OTHER), UNNAMED_PIN),
    },
  ],
])('%s', (_, merged, expected) => {
  expect(merged).toEqual({ ...NOTHING, ...expected });
});

it('adds at most 100,000 names and as many addresses, and counts the others', () => {
  const digits = (at: number) => (at * 2_654_435_761).toString(16).padStart(40, `${at}`);
  const entries = Array.from({ length: 100_001 }, (_, at) => [
    { line: 2 * at, entry: { name: `a${at}.eth`, address: null, note: null } },
    { line: 2 * at + 1, entry: { name: null, address: `0x${digits(at)}`, note: null } },
  ]).flat();
  const { names, pins, lookAlikes, surplus } = mergeEntries(entries, { names: [], pins: [] });
  expect(names).toHaveLength(100_000);
  expect(pins.length + lookAlikes.length).toBe(100_000);
  expect(surplus).toBe(2);
});
