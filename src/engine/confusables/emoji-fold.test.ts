import { describe, expect, test } from 'vitest';
import { getEnsEmoji } from '../ensip15/ens-emoji.ts';
import { foldEmoji, getEmojiKind } from './emoji-fold.ts';

describe('emoji fold', () => {
  test.each([
    ['a person', '👩', '🧑'],
    ['a skin tone', '🤙🏽', '🤙'],
    ['a beard', '🧔', '🧑'],
    ['age', '👵', '🧓'],
    ['a pregnant woman', '🤰', '🫄'],
    ['a dancer', '💃', '🕺'],
    ['two of one sex', '👬', '👫'],
    ['a profession with tone', '👩🏽‍⚕', '🧑‍⚕'],
    ['a sex sign', '🚶🏾‍♀', '🚶'],
    ['a sex sign and a direction', '🚶🏾‍♀‍➡', '🚶‍➡'],
    ['a sign alone', '♀', '♀'],
    ['hair', '👨🏿‍🦱', '🧑'],
    ['a kiss', '👩🏽‍❤‍💋‍👨🏻', '💏'],
    ['a couple', '👨‍❤‍👨', '💑'],
    ['held hands', '🧑🏻‍🤝‍🧑🏿', '👫'],
    ['a handshake of two tones', '🫱🏻‍🫲🏿', '🤝'],
    ['rabbit ears', '👨🏻‍🐰‍👨🏼', '👯'],
    ['wrestlers', '👨🏾‍\u{1faef}‍👨🏼', '🤼'],
    ['a family', '👨‍👩‍👧‍👦', '👪'],
    ['a family of Unicode 15.1', '🧑‍🧒‍🧒', '👪'],
    ['a flag', '🏴‍☠', '🏴‍☠'],
    ['a tone alone', '🏻', '🏻'],
    ['no emoji', 'a', 'a'],
  ])('of %s: %s gives %s', (_, emoji, expected) => {
    expect(foldEmoji(emoji)).toBe(expected);
  });

  test('of every ENS emoji is an ENS emoji that folds to itself', () => {
    const all = new Set(getEnsEmoji().keys());
    for (const emoji of all) {
      const fold = foldEmoji(emoji);
      expect(all).toContain(fold);
      expect(foldEmoji(fold)).toBe(fold);
    }
  });

  test('puts every ENS emoji into one group, its own', () => {
    for (const emoji of getEnsEmoji().keys()) expect(getEmojiKind(emoji)?.members).toContain(emoji);
    expect(getEmojiKind('🧑')?.members.length).toBe(144);
    expect(getEmojiKind('🍎')).toEqual({ fold: '🍎', members: ['🍎'] });
    expect(getEmojiKind('a')).toBeUndefined();
  });
});
