import { describe, expect, test } from 'vitest';
import {
  type AccentedLanguage,
  listPossibleNeighbours,
  readAccentedLanguages,
} from '../../../engine/tables/accented-languages.ts';
import { ByteReader } from '../../../engine/tables/byte-reader.ts';
import { countNeighbours, joinSyllables } from './count-neighbours.ts';
import { encodeAccentedLanguages } from './load-accented-languages.ts';

/** Lists the neighbours of a letter: those before it, the letter, those after it. */
function format({ neighbours }: AccentedLanguage, letter: string): string | undefined {
  const found = neighbours.get(letter);
  const possible = listPossibleNeighbours([...neighbours.keys()]);
  const list = (side: 'before' | 'after') => possible.filter((each) => found?.[side].has(each));
  return found && `${list('before').join('')} ${letter} ${list('after').join('')}`;
}

/** Creates a list of 10,000 words that contains each word a given number of times. */
function createWords(counts: Readonly<Record<string, number>>): string[] {
  const words = Object.entries(counts).flatMap(([word, count]) => Array<string>(count).fill(word));
  return [...words, ...Array<string>(10_000 - words.length).fill('word')];
}

describe('countNeighbours', () => {
  test.each([
    ['a pair in 2 of 10,000 words', { aéb: 30, céb: 2 }, 'ac é b'],
    ['no pair in 1 of 10,000 words', { aéb: 30, céb: 1 }, 'a é b'],
    ['letters in 20 of 10,000 words', { aéb: 20 }, 'a é b'],
    ['no letters in 19 of 10,000 words', { aéb: 19 }, undefined],
    ['the edges of words', { éb: 20, aé: 20 }, '-a é -b'],
    ['no neighbours that ENSIP-15 rejects', { aéb: 20, aéı: 20 }, 'a é b'],
    ['no rare accented neighbours', { aéb: 20, aéú: 19 }, 'a é b'],
    ['frequent accented neighbours', { aéb: 20, aéú: 20 }, 'a é bú'],
  ])('lists %s', (_, counts, expected) => {
    expect(format(countNeighbours(createWords(counts)), 'é')).toBe(expected);
  });

  test('needs two words with a pair in a short list', () => {
    expect(format(countNeighbours(['éa', 'éa', 'éb']), 'é')).toBe('- é a');
  });

  test('returns an open language without entries for the letters a to z', () => {
    const language = countNeighbours(createWords({ aéb: 20 }));
    expect([language.isClosed, [...language.neighbours.keys()]]).toEqual([false, ['é']]);
  });
});

describe('joinSyllables', () => {
  const language = joinSyllables(['ka', 'nō', 'an']);

  test.each([
    ['a', '-aknō a -akn'],
    ['ō', 'n ō -akn'],
    ['n', '-anō n -aknō'],
  ])('lists the neighbours of %s within and between syllables', (letter, expected) => {
    expect(format(language, letter)).toBe(expected);
  });

  test('returns a closed language', () => {
    expect([language.isClosed, [...language.neighbours.keys()]]).toEqual([
      true,
      ['a', 'k', 'n', 'ō'],
    ]);
  });
});

test('languages are read as they were encoded', () => {
  const languages = [
    countNeighbours(createWords({ aéb: 20, éü: 40 })),
    joinSyllables(['ka', 'nō', 'an']),
    countNeighbours([]),
  ];
  const bytes = encodeAccentedLanguages(languages);
  const read = readAccentedLanguages(new ByteReader(bytes));
  expect(read.map(({ isClosed }) => isClosed)).toEqual([false, true, false]);
  expect(format(read[0] as AccentedLanguage, 'é')).toBe('-a é bü');
  expect(encodeAccentedLanguages(read)).toEqual(bytes);
});
