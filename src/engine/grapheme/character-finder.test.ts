import { describe, expect, it } from 'vitest';
import { decodeDetailsTables } from '../tables/details-tables.ts';
import { readSections } from '../tables/sections.ts';
import { listPairs } from '../testing/list-rows.ts';
import { readTables } from '../testing/read-tables.ts';
import { createCharacterFinder, parseCharacterQuery } from './character-finder.ts';

/** Stub of the ENS normalization: it lower-cases letters and rejects spaces. */
const getEnsForm = (character: string) => (character === ' ' ? null : character.toLowerCase());

const findCharacters = createCharacterFinder(
  decodeDetailsTables(readSections(readTables().details)),
  getEnsForm,
);

const find = (text: string, limit = 4) => {
  const { characters, total } = findCharacters({ text, limit });
  return { codePoints: characters.map(({ code_point }) => code_point), total };
};

describe('findCharacters', () => {
  it('returns the character, its name, code point and block', () => {
    expect(findCharacters({ text: 'ì', limit: 9 })).toEqual({
      characters: [
        {
          character: 'ì',
          name: 'Latin Small Letter I With Grave',
          code_point: 0xec,
          block: 'Latin-1 Supplement',
          ens_form: 'ì',
          is_exact: false,
        },
      ],
      total: 1,
    });
  });

  it.each<[text: string, exact: number[]]>([
    ['zwj', [0x200d]],
    ['zero-width joiner', [0x200d]],
    ['RLO', [0x202e]],
    ['vs16', [0xfe0f]],
    ['joiner', []],
    ['i', []],
  ])('marks exact matches of %s', (text, exact) => {
    const { characters } = findCharacters({ text, limit: 9 });
    const codePoints = characters.filter(({ is_exact }) => is_exact);
    expect(codePoints.map(({ code_point }) => code_point)).toEqual(exact);
  });

  it.each<[text: string, first: number[]]>([
    // Exact matches, whole words, starts of words, blocks, parts of words.
    // Within each group, the plainest name comes first.
    ['snowman', [0x2603, 0x26c7, 0x26c4]],
    ['latin small letter i', [0x69, 0xec, 0xed, 0xee]],
    ['letter small i latin', [0x69, 0xec, 0xed, 0xee]],
    ['non-joiner', [0x200c]],
    ['nonjoin', []],
    ['joiner', [0x2060, 0x34f, 0x200d, 0x2d7f]],
    ['yrilli komi', [0x500, 0x501, 0x502, 0x503]],
    // the character itself, before names that contain it as a word
    ['i', [0x69, 0x49, 0xec, 0xed]],
    ['face', [0xface, 0x2639, 0x263a, 0x263b]],
    // aliases of the UCD, corrected names, and nicknames
    ['zwj', [0x200d, 0x16b67]],
    ['non-breaking space', [0xa0]],
    ['RLO', [0x202e, 0x81e, 0x821, 0x26a4]],
    ['vs16', [0xfe0f, 0xe018f, 0xe0190, 0xe0191]],
    ['keycap', [0x20e3, 0x1f51f]],
    ['emoji presentation', [0xfe0f]],
    ['script capital p', [0x2118, 0x1d4ab, 0x1d4df]],
    ['weierstrass', [0x2118]],
    ['line feed', [0x0a, 0x8d, 0x240a, 0x3037]],
    ['dot', [0x2e, 0x27d1, 0xb7, 0x2d9]],
    // names that Unicode generates by a rule
    ['hangul syllable gag', [0xac01, 0xac02, 0xac03, 0xae4d]],
    ['cjk 4e01', [0x4e01]],
    ['4e0f ideograph', [0x4e0f]],
    ['cjk 4e01 4e02', []],
    ['u+110000', []],
    ['u+0378', [0x378]],
    ['no such character', []],
    ['', []],
    ['block:', []],
    ['block:nowhere', []],
  ])('finds %j', (text, first) => {
    expect(find(text).codePoints).toEqual(first);
  });

  it.each([
    // words in any order, with and without the script
    ['greek alpha', 'α'],
    ...listPairs('alpha:α omicron:ο pi:π'),
    ['cyrillic a', 'а'],
    ['hebrew alef', 'א'],
    ['thai ko kai', 'ก'],
    // the base letter before letters with marks
    ['latin o', 'o'],
    ['o', 'o'],
    ['o stroke', 'ø'],
    ['alpha tonos', 'ά'],
    ['dotless i', 'ı'],
    // small before capital
    ['capital greek alpha', 'Α'],
    ...listPairs('eth:ð thorn:þ schwa:ə'),
    ['script l', 'ℓ'],
    // digits, punctuation and symbols
    ['zero', '0'],
    ...listPairs('half:½ euro:€ infinity:∞'),
    ['check mark', '✓'],
    ['question mark', '?'],
    ['dash', '–'],
    ['right arrow', '→'],
  ])('finds first for %j: %s', (text, first) => {
    expect(findCharacters({ text, limit: 1 }).characters[0]?.character).toBe(first);
  });

  it.each([
    ['a', 'a'],
    ['A', 'a'],
    [' ', null],
  ])('returns what ENS makes of %j: %j', (text, form) => {
    expect(findCharacters({ text, limit: 1 }).characters[0]?.ens_form).toBe(form);
  });

  it('finds all characters of a block by the block name, with and without the prefix block:', () => {
    const cyrillicSupplement = Array.from({ length: 0x30 }, (_, at) => 0x500 + at);
    const found = { codePoints: cyrillicSupplement, total: 0x30 };
    expect(find('Cyrillic Supplement', 99)).toEqual(found);
    expect(find('block:cyrillic supp', 99)).toEqual(found);
    expect(find('cyrillic supplement komi small').codePoints).toEqual([0x501, 0x503, 0x505, 0x507]);
  });

  it('finds only characters of the named block after the prefix block:', () => {
    // U+2DE0 is in the block Cyrillic Extended-A.
    const { codePoints, total } = find('block:cyrillic', 9999);
    expect(total).toBe(codePoints.length);
    expect(codePoints[0]).toBe(0x400);
    expect(codePoints).toContain(0x2de0);
    // CYRILLIC LETTER SMALL CAPITAL EL is in Phonetic Extensions.
    expect(codePoints).not.toContain(0x1d2b);
    expect(find('block:private use').total).toBe(0);
    expect(find('block:greek', 999).codePoints).not.toContain(0x378);
  });

  it('lists results up to the limit but counts all results', () => {
    expect(find('hangul syllable', 2)).toEqual({ codePoints: [0xac00, 0xac01], total: 11_172 });
    expect(find('cjk', 3)).toMatchObject({ codePoints: [0x2e80, 0x2e81, 0x2e85] });
    expect(find('cjk', 1).total).toBeGreaterThan(100_000);
    expect(find('U+0061 U+0062', 1)).toEqual({ codePoints: [0x61], total: 2 });
    for (const limit of [0, -1, Number.NaN]) {
      expect(find('zwj', limit)).toEqual({ codePoints: [], total: 2 });
    }
  });

  it('gives characters without a Unicode name the same name as reports', () => {
    expect(findCharacters({ text: 'U+E000', limit: 1 }).characters).toEqual([
      {
        character: '\ue000',
        name: 'Private Use U+E000',
        code_point: 0xe000,
        block: 'Private Use Area',
        ens_form: '\ue000',
        is_exact: false,
      },
    ]);
    expect(findCharacters({ text: 'U+2FE0', limit: 1 }).characters).toMatchObject([
      { name: 'Unassigned U+2FE0', block: null },
    ]);
  });

  it('does not compare short words with block names', () => {
    // U+2B820 is in the block CJK Unified Ideographs Extension E.
    expect(find('e', 99_999).codePoints).not.toContain(0x2b820);
    expect(find('ideographs extension e', 99_999).codePoints).toContain(0x2b820);
  });
});

describe('parseCharacterQuery', () => {
  it.each<[text: string, codePoints: number[], words?: string[], isBlock?: boolean]>([
    // only code points
    ['U+200D', [0x200d]],
    ['u+200d', [0x200d]],
    ['&#8205', [0x200d]],
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
    ['1', [0x31], ['1']],
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
