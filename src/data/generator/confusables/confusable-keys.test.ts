import { describe, expect, test } from 'vitest';
import type { ConfusableFacts } from './confusable-facts.ts';
import { createConfusableKeys, createRejectedKeys } from './confusable-keys.ts';

const marks = new Map([
  [0x301, 230],
  [0x338, 1],
]);

/** Facts about a few characters. */
const facts = {
  sources: {
    uts39: new Map([
      [0xf8, 'o\u0338'],
      [0x44f, 'R'],
      [0x3b1, 'a'],
    ]),
    unhomoglyph: new Map([
      [0x3b1, 'a'],
      [0x44f, 'Y'],
    ]),
  },
  unicode: {
    combiningClasses: marks,
    names: new Map([
      [0x2c6a, 'LATIN SMALL LETTER K WITH DESCENDER'],
      [0x1d1b, 'LATIN LETTER SMALL CAPITAL T'],
      [0x138, 'LATIN SMALL LETTER KRA'],
      [0x259, 'LATIN SMALL LETTER SCHWA'],
    ]),
    generalCategory: (c: number) =>
      marks.has(c) || c === 0x9be ? 'Nonspacing_Mark' : 'Lowercase_Letter',
    script: (c: number) =>
      c === 0x430 || c === 0x44f ? 'Cyrillic' : c < 0x370 ? 'Latin' : 'Other',
  },
  raisedForms: new Map([['\u02b8', 'y']]),
} as unknown as ConfusableFacts;

const formatKeys = (grapheme: string) =>
  createConfusableKeys(grapheme, facts)
    .map(({ kind, text }) => `${kind} ${text}`)
    .join(', ');

describe('createConfusableKeys', () => {
  test.each([
    ['only the grapheme itself', 'x', 'itself x'],
    [
      'the decomposition and the base without marks',
      '\u00e9',
      'itself \u00e9, nf e\u0301, strip e',
    ],
    [
      'the target of a Latin letter without marks',
      '\u00f8',
      'itself \u00f8, uts39 o\u0338, skel o',
    ],
    ['the targets of both sources in order', '\u044f', 'itself \u044f, uts39 R, uts39 Y'],
    ['a text only once', '\u03b1', 'itself \u03b1, uts39 a'],
    ['reviewed pairs', '\u00df', 'itself \u00df, extra b, extra B'],
    ['no base of a sequence', 'e\u0301', 'itself e\u0301'],
    ['no empty key for a mark', '\u0301', 'itself \u0301'],
  ])('returns %s', (_, grapheme, expected) => {
    expect(formatKeys(grapheme)).toBe(expected);
  });
});

describe('createRejectedKeys', () => {
  test('returns the plain form of a superscript last', () => {
    expect(createRejectedKeys('\u02b8', facts).at(-1)).toEqual({ kind: 'raised', text: 'y' });
  });

  test.each<[string, string | undefined]>([
    ['\u2c6a', 'k'],
    ['\u1d1b', 't'],
    ['\u0138', undefined],
    ['\u0259', undefined],
  ])('finds in the name of %s the letter %s', (character, letter) => {
    const named = createRejectedKeys(character, facts).find((key) => key.kind === 'named');
    expect(named?.text).toBe(letter);
  });
});
