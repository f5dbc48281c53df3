import { describe, expect, it } from 'vitest';
import { parseCharacterQuery } from './character-query.ts';

describe('parseCharacterQuery', () => {
  it.each<[text: string, codePoints: number[], words?: string[], isBlock?: boolean]>([
    // only code points
    ['U+200D', [0x200d]],
    ['U+1F600', [0x1f600]],
    ['U+00000041', [0x41]],
    ['\\u200d', [0x200d]],
    ['\\u{1f600}', [0x1f600]],
    ['\\xec', [0xec]],
    ['0x200d', [0x200d]],
    ['&#x200d;', [0x200d]],
    ['&#8205;', [0x200d]],
    [Array(30).fill('U+0069 U+03B1').join(' '), [0x69, 0x3b1]],
    ['U+0069, U+0069,\nU+0300', [0x69, 0x300]],
    ['U+D800', []],
    ['U+10FFFF', [0x10ffff]],
    ['U+110000', []],
    ['&#9999999;', []],
    // code points and words
    ['200D', [0x200d], ['200D']],
    ['face', [0xface], ['FACE']],
    ['0069 0300', [0x69, 0x300], ['0069', '0300']],
    ['110000', [], ['110000']],
    // too short for a code point without a prefix
    ['add', [], ['ADD']],
    ['a', [0x61], ['A']],
    // words
    ['zero width non-joiner', [], ['ZERO', 'WIDTH', 'NON', 'JOINER']],
    ['  Latin_small,  letter\t', [], ['LATIN', 'SMALL', 'LETTER']],
    ['a a b a', [], ['A', 'B']],
    ['U+200D joiner', [], ['U', '200D', 'JOINER']],
    ['%E2%80%8D', [], ['E2', '80', '8D']],
    // blocks
    ['block:cyrillic', [], ['CYRILLIC'], true],
    ['Block: Latin-1 Supplement', [], ['LATIN', '1', 'SUPPLEMENT'], true],
    ['block:', [], [], true],
    ['block:ì', [], [], true],
  ])(
    'parses %j as the code points %j and the words %j',
    (text, codePoints, words = [], isBlock = false) => {
      expect(parseCharacterQuery(text)).toEqual({ codePoints, words, isBlock });
    },
  );

  it.each([
    ['an empty text', '', ''],
    ['a letter', 'ì', 'ì'],
    ['a letter and a mark', 'i\u0300', 'i\u0300'],
    ['a space', ' ', ' '],
    ['spaces', '   ', ' '],
    ['a space that is not ASCII', '\u00a0', '\u00a0'],
    ['a name with repeated characters', 'vitalìk ètì\n', 'vitalìkè'],
    ['ASCII signs', '@@ //', '@/'],
    ['unpaired surrogates', '\ud800ì\udc00', 'ì'],
    ['ten thousand ASCII letters', 'ab'.repeat(5000), 'ab'],
    ['a million letters', 'é'.repeat(1_000_000), 'é'],
  ])('parses %s as characters', (_, text, characters) => {
    const codePoints = Array.from(characters, (character) => character.codePointAt(0));
    expect(parseCharacterQuery(text)).toEqual({ codePoints, words: [], isBlock: false });
  });
});
