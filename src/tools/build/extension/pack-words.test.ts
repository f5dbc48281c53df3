import { describe, expect, it } from 'vitest';
import { unpackCharacters, unpackWords } from '../../../extension/words/unpack-words.ts';
import { foldWord } from '../../../secrets/fold-word.ts';
import { WORD_LISTS } from '../../../secrets/testing/phrases.ts';
import { packCharacters, packWords } from './pack-words.ts';

it('writes the start that a word shares with the word before it as a length', () => {
  expect(packWords(['able', 'abel'])).toEqual({ letters: 'abel', packed: '0:;<=2=<' });
});

describe.each(Object.entries(WORD_LISTS))('the words in %s', (_, list) => {
  const folded = [...new Set(list.map(foldWord))].sort();

  it('are the same after packing', () => {
    if (folded.every((word) => word.length === 1)) {
      expect(unpackCharacters(packCharacters(folded))).toEqual(folded);
      return;
    }
    const { letters, packed } = packWords(folded);
    expect(unpackWords(letters, packed)).toEqual(folded);
    expect(packed).toMatch(/^[0-~]+$/);
  });
});
