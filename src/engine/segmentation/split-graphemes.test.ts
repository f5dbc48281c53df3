import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { bulkTables } from '../testing/test-tables.ts';
import { splitGraphemes } from './split-graphemes.ts';

/** Characters around which UAX #29 always breaks. */
const CONTROLS = new Set([0x200b, 0xd800]);

describe('splitGraphemes', () => {
  it.each<[what: string, text: string, graphemes: string[]]>([
    ['an empty string', '', []],
    ['marks with their base', 'e\u0301x\u0323\u0302', ['e\u0301', 'x\u0323\u0302']],
    ['emoji sequences', '👨‍👩‍👧👍🏽', ['👨‍👩‍👧', '👍🏽']],
    ['two flags', '🇫🇷🇯🇵', ['🇫🇷', '🇯🇵']],
    ['U+FE0F after an emoji', '❤\ufe0f', ['❤\ufe0f']],
    ['U+FE0F after a keycap base', '1\ufe0f', ['1', '\ufe0f']],
    ['a keycap', '1\ufe0f\u20e3', ['1\ufe0f\u20e3']],
    ['U+FE0F after a letter', 'a\ufe0f', ['a', '\ufe0f']],
    ['two U+FE0F after an emoji', '❤\ufe0f\ufe0f', ['❤\ufe0f', '\ufe0f']],
    ['U+FE0E after an emoji', '❤\ufe0e', ['❤', '\ufe0e']],
    ['trailing joiners', 'a\u200d\u200c', ['a', '\u200d', '\u200c']],
    ['a joiner inside a cluster', 'a\u200d\u0301', ['a\u200d\u0301']],
    ['a joiner outside the BMP', 'a\u{1d173}', ['a', '\u{1d173}']],
    ['jamo', '\u1112\u1161\u11ab', ['\u1112', '\u1161', '\u11ab']],
    [
      'old jamo',
      '\u1100\ua960\ua97c\ud7b0\ud7fb',
      ['\u1100', '\ua960', '\ua97c', '\ud7b0', '\ud7fb'],
    ],
    [
      'other joiners that UAX #29 keeps in a cluster',
      'a\u034f\u17b4\u17b5',
      ['a', '\u034f', '\u17b4', '\u17b5'],
    ],
    ['a jamo after a syllable', '가\u11a8', ['가', '\u11a8']],
    ['a joiner after an emoji with U+FE0F', '❤\ufe0f\u200d', ['❤\ufe0f', '\u200d']],
    ['lone surrogates', 'a\ud83d\udc00\udc00', ['a', '\ud83d\udc00', '\udc00']],
  ])('splits %s', (_, text, graphemes) => {
    expect(splitGraphemes(text, bulkTables)).toEqual(graphemes);
  });

  /** Character that forms one cluster with any following character except a control. */
  const PREPENDED = '\u0600';

  it.each([
    ['jamo', 0x1100, 0x11ff],
    ['compatibility jamo', 0x3130, 0x318f],
    ['jamo of extended block A', 0xa960, 0xa97f],
    ['jamo of extended block B', 0xd7b0, 0xd7ff],
    ['U+034F', 0x034f, 0x034f],
    ['U+061C', 0x061c, 0x061c],
    ['invisible Khmer vowels', 0x17b4, 0x17b5],
    ['joiners and directional marks', 0x200c, 0x200f],
    ['variation selectors', 0xfe00, 0xfe0f],
    ['U+1D159', 0x1d159, 0x1d159],
  ])('splits off %s, but not the code points next to the range', (_, first, last) => {
    const split = (codePoint: number) => {
      const text = PREPENDED + String.fromCodePoint(codePoint);
      return splitGraphemes(text, bulkTables).length;
    };
    expect([split(first), split(last)]).toEqual([2, 2]);
    const neighbours = [first - 1, last + 1].filter((codePoint) => !CONTROLS.has(codePoint));
    expect(neighbours.filter((codePoint) => split(codePoint) !== 1)).toEqual([]);
  });

  it('returns graphemes whose concatenation is the input', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const graphemes = splitGraphemes(text, bulkTables);
        expect(graphemes.join('')).toBe(text);
        expect(graphemes).not.toContain('');
      }),
    );
  });

  it('returns a single grapheme unchanged', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const grapheme of splitGraphemes(text, bulkTables)) {
          expect(splitGraphemes(grapheme, bulkTables)).toEqual([grapheme]);
        }
      }),
    );
  });
});
