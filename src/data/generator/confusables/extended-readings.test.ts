import { describe, expect, test } from 'vitest';
import { listSequences } from '../../../engine/confusables/letter-sequences.ts';
import { compileExtendedReadings } from './compile-extended-reading.ts';
import { CONTEXTUAL_READINGS } from './contextual-readings.ts';
import { encodePlainLists, PLAIN_PAIRS } from './encode-plain-lists.ts';
import { EXTENDED_READINGS } from './extended-readings.ts';
import { EXTRA_PAIRS } from './extra-pairs.ts';

const keepAsTyped = (label: string) => label;
const ALL_READINGS = [...EXTENDED_READINGS, ...CONTEXTUAL_READINGS];

describe('extended readings', () => {
  test('have a reason', () => {
    for (const { characters, reason } of ALL_READINGS) {
      expect([characters, reason.length > 4]).toEqual([characters, true]);
    }
  });

  test('are compiled in code point order', () => {
    const codePoints = [...compileExtendedReadings(ALL_READINGS, new Map(), keepAsTyped).keys()];
    expect(codePoints.length).toBeGreaterThan(250);
    expect(codePoints).toEqual(codePoints.toSorted((a, b) => a - b));
  });

  test('include characters with the same prototype in confusables.txt', () => {
    const codePoint = (character: string) => character.codePointAt(0) as number;
    const prototypes = new Map([
      [codePoint('\u{e9a}'), 'บ'],
      [codePoint('е'), 'b'],
      [codePoint('Ꙩ'), 'บ'],
    ]);
    const readings = compileExtendedReadings(EXTENDED_READINGS, prototypes, keepAsTyped);
    expect(readings.get(codePoint('\u{e9a}'))).toEqual(['u']);
    expect(readings.has(codePoint('е'))).toBe(false);
    expect(readings.has(codePoint('Ꙩ'))).toBe(false);
  });

  test('must not repeat loose skeletons', () => {
    expect(() =>
      compileExtendedReadings(EXTENDED_READINGS, new Map(), (label) =>
        label === 'xп' ? 'xn' : label,
      ),
    ).toThrow('п reads as n without this entry');
  });
});

describe('pairs and sequences of plain characters', () => {
  test('have a reason, if they are pairs', () => {
    for (const { reason } of PLAIN_PAIRS) expect(reason.length).toBeGreaterThan(4);
  });

  test('have each pair only once, in one direction', () => {
    const pairs = PLAIN_PAIRS.map(({ pair }) => [...pair].sort().join(''));
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(() => encodePlainLists(new Map())).not.toThrow();
  });

  test('have plain characters only, and at least two in a sequence', () => {
    for (const { letter, sequence } of listSequences('lists')) {
      expect(letter).toMatch(/^[a-z0-9]$/);
      expect(sequence).toMatch(/^[a-z0-9]{2,}$/);
    }
  });
});

describe('extra pairs', () => {
  test('have a character, a different text and a reason, and no duplicates', () => {
    const seen = new Set<string>();
    for (const [grapheme, confusableWith, reason] of EXTRA_PAIRS) {
      expect(Array.from(grapheme)).toHaveLength(1);
      expect(confusableWith).not.toBe(grapheme);
      expect(reason).toMatch(
        new RegExp(`^U\\+0*${(grapheme.codePointAt(0) ?? 0).toString(16)} `, 'i'),
      );
      expect(seen).not.toContain(grapheme + confusableWith);
      seen.add(grapheme + confusableWith);
    }
  });
});
