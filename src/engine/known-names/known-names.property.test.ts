import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyResembling, anyText } from '../testing/any-text.ts';
import { inspectName as inspect, inspector } from '../testing/test-inspector.ts';
import { getBuiltInNames } from './built-in-names.ts';
import { createCodes, fold, hashShape, readCodes } from './fold.ts';
import { judgeTextUnfiltered } from './judge-plain-text.ts';
import { createKnownNameIndex } from './known-name-index.ts';
import { getSimpleReadings } from './readings.ts';

const KNOWN = getBuiltInNames().map(({ name }) => name);

describe('hashShape', () => {
  test('is equal for texts with an equal fold', () => {
    const text = fc.string({ unit: fc.constantFrom(...'rnmvwuclbdhkei1l03o-'), maxLength: 8 });
    const codes = createCodes();
    const getShape = (of: string) => {
      readCodes(of, codes);
      return hashShape(codes);
    };
    let equal = 0;
    fc.assert(
      fc.property(text, text, (a, b) => {
        for (const level of ['tight', 'wide', 'coarse'] as const) {
          const folded = fold(level, a) ?? '';
          expect(getShape(folded)).toBe(getShape(a));
          if (folded === fold(level, b)) {
            equal++;
            expect(getShape(b)).toBe(getShape(a));
          }
        }
      }),
      { numRuns: 2000 },
    );
    expect(equal).toBeGreaterThan(0);
  });
});

describe('the first filter', () => {
  test('accepts every plain text that has a finding', () => {
    const names = getBuiltInNames();
    const index = createKnownNameIndex(names, getSimpleReadings, () => null);
    const sources = { index, getReadings: getSimpleReadings };
    let found = 0;
    fc.assert(
      fc.property(anyResembling, (text) => {
        if (!/^[a-z0-9-]+$/.test(text) || index.getLabel(text, 'eth')) return;
        const readings = getSimpleReadings(text);
        const getGraphemes = () => [];
        const judged = {
          text,
          getGraphemes,
          readings,
          parent: 'eth',
          isTyped: true,
          mayBeWord: true,
          isOrdinary: true,
          spelling: null,
          getWordKind: () => null,
        };
        if (judgeTextUnfiltered(judged, sources) === null) return;
        found++;
        expect([text, index.mayResemble(text, text.length)]).toEqual([text, true]);
      }),
      { numRuns: 3000 },
    );
    expect(found).toBeGreaterThan(200);
  });
});

describe('known names', () => {
  test('do not imitate known names, not even each other', () => {
    for (const name of KNOWN) {
      const { imitates, known, rating } = inspect(name);
      expect([name, imitates, known?.name, rating]).toEqual([name, null, name, 2]);
    }
  });

  test('are found in any spelling with $ for s, except at the start', () => {
    let found = 0;
    for (const label of getBuiltInNames().map((known) => known.label)) {
      const spelled = label.replaceAll(/(?<=.)s/g, '$');
      if (spelled === label || label.length < 4) continue;
      const name = `${spelled}.eth`;
      const { imitates } = inspect(name);
      expect([name, imitates?.name, imitates?.status]).toEqual([name, `${label}.eth`, 'alert']);
      found++;
    }
    expect(found).toBeGreaterThan(50);
  });

  test('on the watchlist do not imitate known names', () => {
    fc.assert(
      fc.property(fc.array(anyResembling, { minLength: 1, maxLength: 20 }), (watchlist) => {
        const watching = inspector.withWatchlist({ watchlist });
        const faults = new Set(watching.watchlistFaults.map(({ path }) => path));
        for (const [at, label] of watchlist.entries()) {
          if (faults.has(`watchlist[${at}]`)) continue;
          const { known, imitates } = inspect(`${label}.eth`, watching);
          expect([label, known !== null, imitates]).toEqual([label, true, null]);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('have the same results in any order', () => {
    const lists = fc
      .array(anyResembling, { minLength: 2, maxLength: 12 })
      .chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      );
    fc.assert(
      fc.property(lists, fc.array(anyResembling, { maxLength: 10 }), ([list, shuffled], labels) => {
        const one = inspector.withWatchlist({ watchlist: list });
        const other = inspector.withWatchlist({ watchlist: shuffled });
        for (const label of labels) {
          expect(inspect(`${label}.eth`, other)).toEqual(inspect(`${label}.eth`, one));
        }
      }),
      { numRuns: 50 },
    );
  });

  test('accept any text as a watchlist entry and as a name', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 10 }), anyText, (watchlist, name) => {
        const watching = inspector.withWatchlist({ watchlist });
        watching.bulkInspectNames([name, ...watchlist]);
        for (const { path, detail } of watching.watchlistFaults) {
          expect(path).toMatch(/^watchlist\[\d+\]$/);
          expect(detail).not.toBe('');
        }
      }),
      { numRuns: 200 },
    );
  });
});

// Without the index, inspection would have the same results but be slower.
describe('the index', () => {
  const index = createKnownNameIndex(getBuiltInNames(), getSimpleReadings, () => null);
  const known = getBuiltInNames().filter(({ label }) => label.length > 8);

  /** Reversed known labels. They have the letters of known labels but do not resemble a known name. */
  const labels = known.map(({ label }) => [...label].reverse().join(''));

  test('rejects nearly all labels that resemble no known name', () => {
    const compared = labels.filter((label) => index.mayResemble(`${label}.eth`, label.length));
    expect(labels.length).toBeGreaterThan(100);
    expect(compared.length).toBeLessThan(labels.length / 20);
  });

  test('finds almost no known names for labels that resemble none', () => {
    const found = labels.filter(
      (label) => index.findAlike(label, 'eth').size + index.findNear(label, 'eth').size > 0,
    );
    expect(found.length).toBeLessThan(labels.length / 20);
  });

  test('can be called while reading an earlier result', () => {
    const label = 'metamask-uniswap-wallet';
    const expected = index.findPieces(label, 'eth');
    const pieces = index.findPieces(label, 'eth').map((piece) => {
      index.findPieces('my-opensea-login', 'eth');
      index.findAlike('rnetarnask', 'eth');
      return piece;
    });
    expect(pieces.map((piece) => piece.known.label)).toContain('uniswap');
    expect(pieces).toEqual(expected);
  });
});
