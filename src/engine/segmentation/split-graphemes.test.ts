import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { anyText } from '../testing/any-text.ts';
import { readTables } from '../testing/read-tables.ts';
import { splitGraphemes } from './split-graphemes.ts';

const bulkTables = decodeBulkTables(readSections(readTables().bulk));

describe('splitGraphemes', () => {
  it.each<[what: string, text: string, graphemes: string[]]>([
    ['nothing', '', []],
    ['letters', 'abc', ['a', 'b', 'c']],
    ['marks with their base', 'e\u0301x\u0323\u0302', ['e\u0301', 'x\u0323\u0302']],
    ['a conjunct', '\u0915\u094d\u0937', ['\u0915\u094d\u0937']],
    ['a line break', '\r\n', ['\r\n']],
    ['emoji sequences', '👨‍👩‍👧👍🏽', ['👨‍👩‍👧', '👍🏽']],
    ['two flags', '🇫🇷🇯🇵', ['🇫🇷', '🇯🇵']],
    ['U+FE0F after an emoji', '❤\ufe0f', ['❤\ufe0f']],
    ['U+FE0F after a keycap base', '1\ufe0f', ['1', '\ufe0f']],
    ['a keycap', '1\ufe0f\u20e3', ['1\ufe0f\u20e3']],
    ['U+FE0F after a letter', 'a\ufe0f', ['a', '\ufe0f']],
    ['two U+FE0F after an emoji', '❤\ufe0f\ufe0f', ['❤\ufe0f', '\ufe0f']],
    ['U+FE0E after an emoji', '❤\ufe0e', ['❤', '\ufe0e']],
    ['trailing joiners', 'a\u200d\u200c', ['a', '\u200d', '\u200c']],
    ['joiners alone', '\u200d\ufe0f', ['\u200d', '\ufe0f']],
    ['a joiner inside', 'a\u200d\u0301', ['a\u200d\u0301']],
    ['joiners beyond the BMP', 'a\u{1d173}', ['a', '\u{1d173}']],
    ['jamo', '\u1112\u1161\u11ab', ['\u1112', '\u1161', '\u11ab']],
    [
      'old jamo',
      '\u1100\ua960\ua97c\ud7b0\ud7fb',
      ['\u1100', '\ua960', '\ua97c', '\ud7b0', '\ud7fb'],
    ],
    [
      'every other joiner that a cluster takes in',
      'a\u034f\u17b4\u17b5',
      ['a', '\u034f', '\u17b4', '\u17b5'],
    ],
    ['a jamo after a syllable', '가\u11a8', ['가', '\u11a8']],
    ['lone surrogates', 'a\ud83d\udc00\udc00', ['a', '\ud83d\udc00', '\udc00']],
  ])('splits %s', (_, text, graphemes) => {
    expect(splitGraphemes(text, bulkTables)).toEqual(graphemes);
  });

  test('the graphemes joined are the text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const graphemes = splitGraphemes(text, bulkTables);
        expect(graphemes.join('')).toBe(text);
        expect(graphemes).not.toContain('');
      }),
    );
  });

  test('a grapheme is split no further', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const grapheme of splitGraphemes(text, bulkTables)) {
          expect(splitGraphemes(grapheme, bulkTables)).toEqual([grapheme]);
        }
      }),
    );
  });
});
