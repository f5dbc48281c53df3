// Measures of invented imitations. The group of a case is its family: what the imitation changes.

import { createMeasureFor, type Measure } from './measure.ts';

const measureNear = createMeasureFor('near', 'shipped');
const measureExact = createMeasureFor('exact', 'shipped');
const measureWatched = createMeasureFor('watched', 'listed');

/** Typing mistakes in one letter or in two neighbours. */
const SLIPS =
  /^(?:transposition(?: at start)?|doubled letter|missing inner letter|keyboard inner|vowel inner)$/;
const SIX_LETTERS = { targets: /^.{6,}\.eth$/ };
const DIGITS_APPENDED = /^(?:one digit|digits) appended$/;
const HYPHENATED_WORDS = /^(?:prefix word-|suffix -word)$/;
const GLUED_WORDS = /^(?:prefix|suffix) word$/;
/** Imitated labels in front of a service word: `metamask.support.eth`. */
const PARENT_WORDS = /^sub: NAME\.word\.eth$/;
/** Letters replaced with emoji, or separated by an emoji. */
const EMOJI = /^(?:glyph1 EmojiLetter|emoji inside)$/;
/** Letters replaced with currency signs, kana, accented letters or letters of other scripts. */
const GLYPHS = /^(?:(?:glyph1|mostly|whole) (?!EmojiLetter$|Cyrillic$).+|two glyphs)$/;
/** Labels that are Cyrillic as a whole. Some of their letters do not resemble the Latin letters that they replace. */
const WHOLE_CYRILLIC = /^whole Cyrillic$/;
/** Words glued to a label, followed by an emoji. */
const WORD_AND_EMOJI = /^emoji \+ word$/;
const LARGE_FAMILIES = { minGroupSize: 10 };
/** A look-alike character, together with an added word or a missing letter. */
const TWO_CHANGES = /^glyph \+ .+$/;

export const FAMILY_MEASURES: readonly Measure[] = [
  measureExact(
    'slips in exact names of six letters or more',
    SLIPS,
    'warned',
    { atLeast: 75 },
    SIX_LETTERS,
  ),
  measureWatched('slips in watched names', SLIPS, 'warned', { atLeast: 95 }),
  measureWatched('digits after watched names', DIGITS_APPENDED, 'warned', { atLeast: 90 }),
  measureWatched('words and hyphens beside watched names', HYPHENATED_WORDS, 'warned', {
    atLeast: 90,
  }),
  measureWatched('words glued to watched names', GLUED_WORDS, 'warned', { atLeast: 70 }),
  measureNear('near names in NAME.word.eth', PARENT_WORDS, 'warned', { atLeast: 95 }),
  measureExact('exact names in NAME.word.eth', PARENT_WORDS, 'warned', { atLeast: 95 }),
  measureWatched('watched names in NAME.word.eth', PARENT_WORDS, 'warned', { atLeast: 95 }),
  measureNear('glyphs in near names', GLYPHS, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureExact('glyphs in exact names', GLYPHS, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureWatched('glyphs in watched names', GLYPHS, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureExact('exact names in Cyrillic letters', WHOLE_CYRILLIC, 'warned', { atLeast: 75 }),
  measureNear('emoji in near names', EMOJI, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureExact('emoji in exact names', EMOJI, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureWatched('emoji in watched names', EMOJI, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureNear('near names with a word and an emoji', WORD_AND_EMOJI, 'warned', { atLeast: 85 }),
  measureWatched('watched names with a word and an emoji', WORD_AND_EMOJI, 'warned', {
    atLeast: 85,
  }),
  measureNear('two changes to near names', TWO_CHANGES, 'alert', { atLeast: 60 }),
  measureExact(
    'two changes to exact names of six letters or more',
    TWO_CHANGES,
    'alert',
    { atLeast: 60 },
    SIX_LETTERS,
  ),
  measureWatched('two changes to watched names', TWO_CHANGES, 'alert', { atLeast: 60 }),
];
