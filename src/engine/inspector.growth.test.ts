import { describe, expect, it } from 'vitest';
import { createInspector } from './inspector.ts';
import { LINEAR, measureGrowthExponent } from './testing/growth-exponent.ts';
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

const measureGrowth = (part: string, inspect: (text: string) => void) =>
  measureGrowthExponent((length) => part.repeat(Math.ceil(length / part.length)), inspect);

describe('time grows linearly with the length of', () => {
  it.each(HOSTILE)('a name of %s', (_, part) => {
    expect(measureGrowth(part, (name) => inspector.inspectColumns([name]))).toBeLessThan(LINEAR);
  });

  it.each(HOSTILE)('a text asked for as a grapheme of %s', (_, part) => {
    expect(measureGrowth(`a${part}`, (text) => inspector.inspectGrapheme(text))).toBeLessThan(
      LINEAR,
    );
  });

  it.each([
    ['in ascending and descending classes', '\u0301\u0316'],
    ['of Hebrew', '\u05b0\u05b1\u05bc\u05c1'],
    ['of Tibetan', '\u0f71\u0f72'],
    ['that decompose to several', '\u0f73'],
    ['that are mapped', '\u0300\u0301\u0340'],
    ['between ignored characters', '\u0301\u0302\ufe0e'],
    ['that take no room', '\u1b34\u1b44'],
  ])('a grapheme of marks %s', (_, marks) => {
    for (const base of ['', 'a']) {
      const inspectGrapheme = (text: string) => inspector.inspectGrapheme(base + text);
      expect(measureGrowth(marks, inspectGrapheme)).toBeLessThan(LINEAR);
    }
  });
});

describe('time grows linearly with the number of watched names', () => {
  const letters = [...'abcdefghijklmnop'];

  it.each<[what: string, make: (at: number) => string]>([
    ['of one label under many parents', (at) => `treasury.dao${at}.eth`],
    ['of one label under many endings', (at) => `treasury.t${at}`],
    [
      'of one text with many hyphens',
      (at) => letters.map((c, bit) => ((at >> bit) & 1 ? `${c}-` : c)).join(''),
    ],
    ['of many labels', (at) => `label${at}.eth`],
  ])('%s', (_, make) => {
    const createWatchlist = (length: number) =>
      Array.from({ length: length / 20 }, (_, at) => make(at)).join('\n');
    const watch = (list: string) => inspector.withWatchlist({ watchlist: list.split('\n') });
    expect(measureGrowthExponent(createWatchlist, watch)).toBeLessThan(LINEAR);
  });
});

it('answers a name of a megabyte', () => {
  const [outcome] = inspector.bulkInspectNames(['é'.repeat(1 << 20)]);
  expect(outcome).toMatchObject({
    ok: true,
    value: { inspected: false, normalization: 'normalized', rating: 4, risk_count: 1 },
  });
});

it.each([
  ['marks in the wrong order', '\u05c1\u05bc\u05b1\u05b0'],
  ['viramas', '\u1b44'],
])('answers a grapheme of hundreds of thousands of units: %s', (_, marks) => {
  const length = chooseSize(200_000, 1_000_000);
  const outcome = inspector.inspectGrapheme(`a${marks.repeat(length / marks.length)}`);
  expect(outcome).toMatchObject({ ok: true, value: { normalization: 'unnormalized' } });
});
