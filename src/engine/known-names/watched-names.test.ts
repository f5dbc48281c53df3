import { describe, expect, test } from 'vitest';
import { normalizeLabel } from '../ensip15/normalize-label.ts';
import { inspector } from '../testing/test-inspector.ts';
import { getWatchReach, readWatchedName, readWatchedNames } from './watched-names.ts';
import { listWatchedParts } from './watched-parts.ts';

const read = (...watchlist: unknown[]) =>
  readWatchedNames(watchlist as string[], (label) => normalizeLabel(label).normalized);

test.each<[entry: string, name: string, label: string, parent: string | null, isShort?: boolean]>([
  ['vitalik.eth', 'vitalik.eth', 'vitalik', null],
  ['vitalik', 'vitalik.eth', 'vitalik', null],
  [' vitalik\n', 'vitalik.eth', 'vitalik', null],
  ['VITALIK.eth', 'vitalik.eth', 'vitalik', null],
  ['_ab', '_ab.eth', '_ab', null, true],
  ['ab', 'ab.eth', 'ab', null, true],
  ['a-b.c.eth', 'a-b.c.eth', 'a-b', 'c.eth', true],
  ['ÖL.pay.xyz', 'öl.pay.xyz', 'öl', 'pay.xyz', true],
  ['o.c.eth', 'o.c.eth', 'o', 'c.eth', true],
  ['币安', '币安.eth', '币安', null, true],
  ['👍', '👍.eth', '👍', null, true],
  ['🇺🇸', '🇺🇸.eth', '🇺🇸', null, true],
  [`0x${'ab'.repeat(20)}.eth`, `0x${'ab'.repeat(20)}.eth`, `0x${'ab'.repeat(20)}`, null],
  ['0xab', '0xab.eth', '0xab', null],
  ['a'.repeat(200), `${'a'.repeat(200)}.eth`, 'a'.repeat(200), null],
])('reads %j as %s', (entry, name, label, parent, isShort = false) => {
  const { names, faults } = read(entry);
  expect(names[0]).toMatchObject({ name, label, parent, title: name, mode: 'near', isShort });
  expect(names[0]).toMatchObject({ category: 'watchlist', isWatched: true, isTrusted: true });
  expect(faults).toEqual([]);
});

test('reads each name once', () => {
  expect(read('b', 'a', 'A.eth', 'b.eth').names.map(({ name }) => name)).toEqual([
    'b.eth',
    'a.eth',
  ]);
});

test('lists the parts of each subname once', () => {
  const { names } = read('pay.alice.eth', 'club.alice.eth', 'a.b.alice.base.eth', 'pay.👍.eth');
  const parts = listWatchedParts(names);
  expect(parts.map(({ label, parent, isShort }) => [label, parent, isShort])).toEqual([
    ['pay.alice', null, false],
    ['alice', null, false],
    ['club.alice', null, false],
    ['a.b.alice.base', null, false],
    ['b', 'alice.base.eth', true],
    ['alice', 'base.eth', false],
    ['pay.👍', null, false],
    ['👍', null, true],
  ]);
});

describe('reports invalid entries and reads all others', () => {
  test.each([
    [7, 'A watched name must be a string.'],
    [null, 'A watched name must be a string.'],
    ['', 'This entry is empty.'],
    ['a'.repeat(201), 'A watched name has at most 200 characters.'],
    [`0x${'aB'.repeat(20)}`, 'This is an address, not a name.'],
    [` 0X${'1'.repeat(40)}\n`, 'This is an address, not a name.'],
    ['a b', 'ENSIP-15 rejects this name, so it is not a valid ENS name.'],
    ['a..eth', 'ENSIP-15 rejects this name, so it is not a valid ENS name.'],
    ['é.', 'ENSIP-15 rejects this name, so it is not a valid ENS name.'],
  ])('%j: %s', (entry, detail) => {
    const { names, faults } = read('one.eth', entry, 'two.eth');
    expect(names.map(({ name }) => name)).toEqual(['one.eth', 'two.eth']);
    expect(faults).toEqual([{ path: 'watchlist[1]', detail }]);
  });
});

function getReach(name: string) {
  const known = readWatchedName(name, (label) => normalizeLabel(label).normalized);
  if ('detail' in known) throw new Error(known.detail);
  return getWatchReach(known);
}

/** Returns how a name imitates a watched name, or null. */
function findImitation(watched: string, name: string) {
  const [outcome] = inspector
    .withWatchlist({ watchlist: [watched], usesKnownNames: false })
    .bulkInspectNames([name]);
  const imitates = outcome?.ok ? outcome.value.imitates : null;
  return imitates?.name === watched ? imitates.kind : null;
}

const LOOKS = ['identical_look', 'similar_look'];

test.each([
  // watched name, look-alike, name one edit away, reach
  ['zarbo.eth', 'zárbo.eth', 'zarrbo.eth', 'near'],
  ['za-rbo.eth', 'zá-rbo.eth', 'za-rrbo.eth', 'near'],
  ['жизнь.eth', null, 'жизннь.eth', 'near'],
  ['한지호.eth', null, '한지오.eth', 'near'],
  ['나리.eth', '냐리.eth', '나비.eth', 'looks'],
  ['zarb.eth', 'zárb.eth', 'zaxrb.eth', 'looks'],
  ['58301.eth', '5830l.eth', '583301.eth', 'looks'],
  ['🐇🐇zar.eth', '🐇🐇zár.eth', '🐇🐇zarr.eth', 'looks'],
  ['🐇🐇zarbo.eth', '🐇🐇zárbo.eth', '🐇🐇zarrbo.eth', 'near'],
  ['zar.eth', 'zár.eth', 'zarr.eth', 'looks'],
  ['za.eth', 'zá.eth', 'zaa.eth', 'looks'],
] as const)('the reach of %s (look-alike %s, one edit %s) is %s', (watched, look, edit, reach) => {
  expect(getReach(watched)).toBe(reach);
  expect(findImitation(watched, edit)).toBe(reach === 'near' ? 'one_edit' : null);
  if (look === null) return;
  expect(LOOKS).toContain(findImitation(watched, look));
});
