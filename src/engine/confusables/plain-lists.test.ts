import { describe, expect, test } from 'vitest';
import { confusableLists, confusables } from '../testing/test-confusables.ts';

const { list, sequences } = confusableLists;

describe('list', () => {
  test.each([
    ['0', 'o'],
    ['1', 'l'],
    ['1', 'i'],
    ['i', 'l'],
    ['5', 's'],
    ['2', 'z'],
    ['6', 'b'],
    ['6', 'g'],
    ['8', 'b'],
    ['9', 'g'],
    ['9', 'q'],
    ['u', 'v'],
  ])('of %s contains %s, and vice versa', (one, other) => {
    expect(list(one)).toContain(other);
    expect(list(other)).toContain(one);
  });

  test.each([
    ['n', 'п'],
    ['f', 'ғ'],
    ['s', 'ร'],
    ['u', 'и'],
    ['n', 'и'],
    ['3', 'з'],
    ['t', '丅'],
  ])('of %s contains %s because of an extended reading', (plain, character) => {
    expect(list(plain)).toContain(character);
    expect(list(character)).not.toContain(plain);
    expect(confusables.canonical(character)).toBe(character);
  });

  test.each([
    ['o', '⭕'],
    ['c', '🇨'],
    ['b', '日'],
  ])(
    'of %s does not contain %s, which reads as a letter only inside a known name',
    (plain, other) => {
      expect(confusables.extendedReadings(other)).toContain(plain);
      expect(list(plain)).not.toContain(other);
    },
  );

  test('of a plain character contains nothing that ENSIP-15 rejects', () => {
    for (const rejected of ['ԃ', 'ɵ', 'Σ']) {
      for (const plain of 'deo') expect(list(plain)).not.toContain(rejected);
    }
  });

  test.each([
    ['\u00e9', '3'],
    ['E', '3'],
    ['e\u0323\u0301', '3'],
    ['\u043e', '0'],
    ['\u0251', '4'],
  ])('of %s, which is not plain, does not contain %s', (grapheme, plain) => {
    expect(list(grapheme)).not.toContain(plain);
  });

  test('does not make plain characters confusable', () => {
    for (const plain of 'abcdefghijklmnopqrstuvwxyz0123456789') {
      expect(confusables.isConfusable(plain)).toBe(false);
      expect(confusables.canonical(plain)).toBe(plain);
    }
  });
});

describe('sequences', () => {
  test.each([
    ['m', ['rn', 'nn']],
    ['w', ['vv']],
    ['d', ['cl']],
    ['k', ['lc']],
    ['o', []],
    ['M', []],
    ['\u043c', []],
    ['', []],
  ])('of %j are %j', (grapheme, expected) => {
    expect(sequences(grapheme)).toEqual(expected);
  });
});
