import { describe, expect, it } from 'vitest';
import { createInspector } from './inspector.ts';
import { LINEAR, measureGrowthExponent, measureRepetitions } from './testing/growth-exponent.ts';
import { readHashing, readTables } from './testing/read-tables.ts';
import { chooseSize } from './testing/test-scope.ts';
import { UNKNOWN } from './testing/unknown-label-example.ts';

const inspector = createInspector(readTables(), { hashing: readHashing() });

const HOSTILE: [what: string, part: string][] = [
  ['letters', 'ab'],
  ['dots', '.'],
  ['marks in two classes', '\u0301\u0316'],
  ['marks between ignored characters', '\u0301\u00ad\u0316\u00ad'],
  ['Arabic marks', '\u064b\u0651'],
  ['emoji', '👨‍👩‍👧'],
  ['flags', '🇫🇷🇯'],
  ['joiners', '\u200d\ufe0f'],
  ['brackets', '[5d'],
  ['underscores', 'a_'],
  ['unknown labels', `${UNKNOWN}.`],
  ['letters of many scripts', 'aжא日'],
  ['jamo', '\u1112\u1161\u11ab'],
];

describe('inspection takes linear time for', () => {
  it.each(HOSTILE)('a name made of %s', (_, part) => {
    expect(measureRepetitions(part, (name) => inspector.inspectColumns([name]))).toBeLessThan(
      LINEAR,
    );
  });

  it.each(HOSTILE)('a grapheme request made of %s', (_, part) => {
    expect(measureRepetitions(`a${part}`, (text) => inspector.inspectGrapheme(text))).toBeLessThan(
      LINEAR,
    );
  });

  it.each([
    ['marks in ascending and descending classes', '\u0301\u0316'],
    ['Hebrew marks', '\u05b0\u05b1\u05bc\u05c1'],
    ['Tibetan marks', '\u0f71\u0f72'],
    ['marks that decompose into several marks', '\u0f73'],
    ['marks that ENSIP-15 maps', '\u0300\u0301\u0340'],
    ['marks between ignored characters', '\u0301\u0302\ufe0e'],
    ['marks without width', '\u1b34\u1b44'],
  ])('a grapheme of %s', (_, marks) => {
    for (const base of ['', 'a']) {
      const inspectGrapheme = (text: string) => inspector.inspectGrapheme(base + text);
      expect(measureRepetitions(marks, inspectGrapheme)).toBeLessThan(LINEAR);
    }
  });
});

describe('indexing takes linear time for watched names with', () => {
  const letters = [...'abcdefghijklmnop'];

  it.each<[what: string, make: (at: number) => string]>([
    ['the same label and different parents', (at) => `treasury.dao${at}.eth`],
    ['the same label and different top-level domains', (at) => `treasury.t${at}`],
    [
      'the same letters and different hyphens',
      (at) => letters.map((c, bit) => ((at >> bit) & 1 ? `${c}-` : c)).join(''),
    ],
    ['different labels', (at) => `label${at}.eth`],
  ])('%s', (_, make) => {
    const createWatchlist = (length: number) =>
      Array.from({ length: length / 20 }, (_, at) => make(at)).join('\n');
    const watch = (list: string) => inspector.withWatchlist({ watchlist: list.split('\n') });
    expect(measureGrowthExponent(createWatchlist, watch)).toBeLessThan(LINEAR);
  });
});

it('inspects a name of a million characters', () => {
  const [outcome] = inspector.bulkInspectNames(['é'.repeat(1 << 20)]);
  expect(outcome).toMatchObject({
    ok: true,
    value: { inspected: false, normalization: 'normalized', rating: 4, risk_count: 1 },
  });
});

it.each([
  ['marks in non-canonical order', '\u05c1\u05bc\u05b1\u05b0'],
  ['viramas', '\u1b44'],
])('inspects a grapheme of hundreds of thousands of %s', (_, marks) => {
  const length = chooseSize(200_000, 1_000_000);
  const outcome = inspector.inspectGrapheme(`a${marks.repeat(length / marks.length)}`);
  expect(outcome).toMatchObject({ ok: true, value: { normalization: 'unnormalized' } });
});
