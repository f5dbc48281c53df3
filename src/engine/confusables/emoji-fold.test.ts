import { describe, expect, test } from 'vitest';
import { getEnsEmoji } from '../ensip15/ens-emoji.ts';
import { foldEmoji, foldEmojiInText, getEmojiKind, unifyFlags } from './emoji-fold.ts';

describe('foldEmoji', () => {
  test.each([
    ['a person', '👩', '🧑'],
    ['a skin tone', '🤙🏽', '🤙'],
    ['a beard', '🧔', '🧑'],
    ['an age', '👵', '🧓'],
    ['a pregnant woman', '🤰', '🫄'],
    ['a dancer', '💃', '🕺'],
    ['two people of the same sex', '👬', '👫'],
    ['a sex sign', '🚶🏾‍♀', '🚶'],
    ['a sex sign and a direction', '🚶🏾‍♀‍➡', '🚶‍➡'],
    ['only a sex sign', '♀', '♀'],
    ['hair', '👨🏿‍🦱', '🧑'],
    ['a kiss', '👩🏽‍❤‍💋‍👨🏻', '💏'],
    ['a couple', '👨‍❤‍👨', '💑'],
    ['people holding hands', '🧑🏻‍🤝‍🧑🏿', '👫'],
    ['a handshake with two skin tones', '🫱🏻‍🫲🏿', '🤝'],
    ['rabbit ears', '👨🏻‍🐰‍👨🏼', '👯'],
    ['wrestlers', '👨🏾‍\u{1faef}‍👨🏼', '🤼'],
    ['a family of Unicode 15.1', '🧑‍🧒‍🧒', '👪'],
    ['a family', '👨‍👩‍👧‍👦', '👪'],
    ['a flag', '🏴‍☠', '🏴‍☠'],
    ['a flag that looks the same as another flag', '🇧🇻', '🇳🇴'],
    ['a flag of a country', '🇳🇴', '🇳🇴'],
    ['only a skin tone', '🏻', '🏻'],
    ['a letter', 'a', 'a'],
  ])('folds %s: %s → %s', (_, emoji, expected) => {
    expect(foldEmoji(emoji)).toBe(expected);
  });

  test('folds every ENS emoji to an ENS emoji that folds to itself', () => {
    const all = new Set(getEnsEmoji().keys());
    for (const emoji of all) {
      const fold = foldEmoji(emoji);
      expect(all).toContain(fold);
      expect(foldEmoji(fold)).toBe(fold);
    }
  });
});

test.each([
  ['🇺🇲dao🇲🇫', '🇺🇸dao🇫🇷', '🇺🇸dao🇫🇷'],
  ['a👩🏽‍🚀b', 'a👩🏽‍🚀b', 'a🧑‍🚀b'],
  ['👍🏻👎🏿', '👍🏻👎🏿', '👍👎'],
  // ENS has no dog with a skin tone, so readers see two emoji.
  ['🐶🏻', '🐶🏻', '🐶🏻'],
])('in %s, unifies flags (%s) and folds emoji (%s)', (text, unified, folded) => {
  expect(unifyFlags(text)).toBe(unified);
  expect(foldEmojiInText(text)).toBe(folded);
});

describe('getEmojiKind', () => {
  test('returns a kind that contains the emoji', () => {
    for (const emoji of getEnsEmoji().keys()) expect(getEmojiKind(emoji)?.members).toContain(emoji);
    expect(getEmojiKind('🧑')?.members.length).toBe(144);
    expect(getEmojiKind('🍎')).toEqual({ fold: '🍎', members: ['🍎'] });
    expect(getEmojiKind('a')).toBeUndefined();
  });
});
