import { describe, expect, it } from 'vitest';
import { inspectGrapheme as inspect, inspector } from '../testing/test-inspector.ts';

describe('inspectGrapheme', () => {
  it.each<[grapheme: string, name: string, type: string, script: string, version: string | null]>([
    ['a', 'Latin Small Letter A', 'simple_letter', 'Latin', '1.1'],
    ['7', 'Digit Seven', 'simple_number', 'Common', '1.1'],
    ['-', 'Hyphen-minus', 'hyphen', 'Common', '1.1'],
    ['_', 'Low Line', 'underscore', 'Common', '1.1'],
    ['$', 'Dollar Sign', 'dollarsign', 'Common', '1.1'],
    ['A', 'Latin Capital Letter A', 'other_letter', 'Latin', '1.1'],
    ['a\u0308', 'Combined Character', 'special', 'Latin', '1.1'],
    ['٣', 'Arabic-indic Digit Three', 'other_number', 'Arabic', '1.1'],
    ['一', 'CJK Unified Ideograph-4E00', 'other_letter', 'Han', '1.1'],
    ['𐌀', 'Old Italic Letter A', 'other_letter', 'Old Italic', '3.1'],
    ['\n', 'Line Feed', 'special', 'Common', '1.1'],
    ['\u200d', 'Zero Width Joiner', 'invisible', 'Inherited', '1.1'],
    ['\ufe0f', 'Variation Selector-16', 'invisible', 'Inherited', '3.2'],
    ['\ue000', 'Private Use U+E000', 'special', 'Unknown', '1.1'],
    ['❤', 'Heavy Black Heart', 'emoji', 'Common', '1.1'],
    ['❤\ufe0f', 'Heavy Black Heart', 'emoji', 'Common', '1.1'],
    ['🇫🇷', 'Flag: France', 'emoji', 'Common', '6.0'],
    ['👩‍🚀', 'Woman Astronaut', 'emoji', 'Common', '9.0'],
    ['❤\ufe0f‍🔥', 'Heart On Fire', 'emoji', 'Common', '13.0'],
    ['🇦🇨', 'Flag: Ascension Island', 'emoji', 'Common', '8.0'],
    ['♾', 'Permanent Paper Sign', 'emoji', 'Common', '4.1'],
    ['🦊🏻', 'Combined Character', 'emoji', 'Common', '9.0'],
    ['กำ', 'Combined Character', 'other_letter', 'Thai', '1.1'],
    ['-\u0483', 'Combined Character', 'special', 'Cyrillic', '1.1'],
    ['-\u0301', 'Combined Character', 'special', 'Common', '1.1'],
    ['a\u0483', 'Combined Character', 'special', 'Combined', '1.1'],
    ['\uf900', 'CJK Compatibility Ideograph-F900', 'other_letter', 'Han', '1.1'],
  ])('reports %j as %s (%s, %s, Unicode %s)', (grapheme, name, type, script, version) => {
    expect(inspect(grapheme)).toMatchObject({
      grapheme,
      grapheme_name: name,
      grapheme_type: type,
      grapheme_script: script,
      unicode_version: version,
    });
  });

  it.each([
    ['a', 'A-Z letter'],
    ['а', 'Cyrillic letter'],
    ['٣', 'Arabic number'],
    ['-', 'Hyphen'],
    ['$', 'Dollar sign'],
    ['_', 'Underscore'],
    ['\u200d', 'Invisible character'],
    ['’', 'Special character'],
  ])('describes %j as %s', (grapheme, description) => {
    expect(inspect(grapheme).grapheme_description).toBe(description);
  });

  it.each([
    ['normalized', 'a \u0301 ’ а ❤ क\u094d'],
    ['unnormalized', 'A ❤\ufe0f e\u0301 . \u200d a\u05b0'],
  ])('reports as %s: %s', (normalization, graphemes) => {
    for (const grapheme of graphemes.split(' ')) {
      expect(inspect(grapheme)).toMatchObject({ grapheme, normalization });
    }
  });

  it.each([
    ['é', 'https://unicodeplus.com/U+00E9', 'UnicodePlus'],
    ['👍', 'https://emojipedia.org/%F0%9F%91%8D', 'Emojipedia'],
    ['👍🏽', null, 'No link is available'],
  ])('links %j to %s', (grapheme, link, name) => {
    expect(inspect(grapheme)).toMatchObject({ grapheme_link: link, grapheme_link_name: name });
  });

  it.each<[characters: string, type: string]>([
    ['az', 'simple_letter'],
    ['09', 'simple_number'],
    ['AZ', 'other_letter'],
    ['`{/:@[\u007f', 'special'],
  ])('reports the type of each grapheme in %s as %s', (characters, type) => {
    const types = [...characters].map((character) => inspect(character).grapheme_type);
    expect(new Set(types)).toEqual(new Set([type]));
  });

  it.each<[what: string, characters: string]>([
    ['Private Use', '\ue000\uf8ff\u{f0000}\u{10fffd}'],
    ['Noncharacter', '\ufdd0\ufdef\ufffe\uffff\u{1fffe}\u{10ffff}'],
    ['Unassigned', '\u0378\ufa6e\u{efffd}'],
  ])('names as %s: %j', (what, characters) => {
    for (const character of characters) {
      const { grapheme_name, codepoints } = inspect(character);
      expect(grapheme_name).toBe(`${what} ${codepoints[0]}`);
    }
    expect(inspect('\ufdcf').grapheme_name).toBe('Arabic Ligature Salaamuhu Alaynaa');
  });

  it('marks the canonical form in the list of confusables', () => {
    const { canonical_grapheme, confusables } = inspect('é');
    const canonical = confusables.filter(({ is_canonical }) => is_canonical);
    expect(canonical.map(({ grapheme }) => grapheme)).toEqual([canonical_grapheme]);
    expect(confusables.length).toBeGreaterThan(1);
    expect(confusables[0]).toMatchObject({
      grapheme: 'e',
      grapheme_name: 'Latin Small Letter E',
      is_canonical: true,
      rating: 2,
    });
  });

  it('lists code points and confusable sequences', () => {
    expect(inspect('👍🏽').codepoints).toEqual(['U+1F44D', 'U+1F3FD']);
    expect(inspect('m').confusable_sequences).toEqual(['rn', 'nn']);
    expect(inspect('M').confusable_sequences).toEqual([]);
  });
});

describe('inspectGrapheme with a text that is not one grapheme', () => {
  it.each([
    ['', 'The text is empty. Give one grapheme.'],
    ['ab', 'The text has 2 graphemes. Give one of them: “a” (U+0061), “b” (U+0062).'],
    ['\u0301a', 'The text has 2 graphemes. Give one of them: “◌\u0301” (U+0301), “a” (U+0061).'],
    [
      'a\u200d',
      'The text has 2 graphemes. Give one of them: “a” (U+0061), zero-width joiner (U+200D).',
    ],
    [
      'aé\u0301',
      'The text has 2 graphemes. Give one of them: “a” (U+0061), “é\u0301” (U+00E9 U+0301).',
    ],
  ])('explains for %j: %s', (text, detail) => {
    const problem = { code: 'not_a_grapheme', status: 422, detail };
    expect(inspector.inspectGrapheme(text)).toMatchObject({ ok: false, problem });
  });

  it('rejects an unpaired surrogate', () => {
    expect(inspector.inspectGrapheme('\ud83d')).toMatchObject({
      ok: false,
      problem: { code: 'unpaired_surrogate', status: 422 },
    });
  });
});
