// Creates names that exercise the rules of ENSIP-15 validation: https://docs.ens.domains/ensip/15#description-of-validation

import { ens_emoji } from '@adraffy/ens-normalize';
import { ENGLISH, OTHER_SCRIPTS } from './corpus-words.ts';
import type { Random } from './random.ts';

const EMOJI = ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints));
const SCRIPTS = Object.values(OTHER_SCRIPTS);
const MARKS = Array.from({ length: 0x50 }, (_, index) => String.fromCodePoint(0x300 + index));
/** Characters that ENSIP-15 rejects at the start or end of a label and next to each other. */
const FENCED = ['\u2019', '\u30fb', '\u2044', "'"];
const JOINERS = ['\u200d', '\u200c', '\ufe0f', '\u200b', '\u00ad'];
/** Cyrillic letters that look like Latin ones. */
const LOOK_ALIKES = new Map(Array.from('aceijopsxy', (letter, at) => [letter, 'асеіјорѕху'[at]]));

/** Picks any character except a surrogate. Low code points are more likely. */
function pickCharacter(random: Random): string {
  const limit = random.chance(0.7) ? 0x3000 : random.chance(0.8) ? 0x1_0000 : 0x11_0000;
  const codePoint = random.below(limit);
  return codePoint >= 0xd800 && codePoint < 0xe000 ? '\ufffd' : String.fromCodePoint(codePoint);
}

function replaceWithLookAlikes(word: string): string {
  return Array.from(word, (letter) => LOOK_ALIKES.get(letter) ?? letter).join('');
}

type Rule = (random: Random) => string;

/** Rules that create a label. Each is equally likely. */
const RULES: readonly Rule[] = [
  // Any character: alone, after a word, and with another one.
  (random) => pickCharacter(random),
  (random) => random.pick(ENGLISH).slice(0, 3) + pickCharacter(random),
  (random) => pickCharacter(random) + pickCharacter(random),
  // Emoji: whole, without variation selector, with extra joiners, and within text.
  (random) => random.pick(EMOJI),
  (random) => random.pick(EMOJI).replaceAll('\ufe0f', '') + random.pick(EMOJI),
  (random) => random.pick(EMOJI) + random.pick(JOINERS) + random.pick(EMOJI),
  (random) => random.pick(ENGLISH) + random.pick(EMOJI) + random.pick(ENGLISH),
  // Scripts: one, two, and Cyrillic letters that look like Latin ones.
  (random) => random.pick(random.pick(SCRIPTS)),
  (random) => random.pick(random.pick(SCRIPTS)) + random.pick(random.pick(SCRIPTS)),
  (random) => random.pick(ENGLISH) + random.pick(random.pick(SCRIPTS)),
  (random) => replaceWithLookAlikes(random.pick(ENGLISH)),
  (random) => random.pick(ENGLISH).replace(/[aeiou]/, (vowel) => replaceWithLookAlikes(vowel)),
  // Marks: at the start, stacked, and after an emoji.
  (random) => random.pick(MARKS) + random.pick(ENGLISH),
  (random) => `a${Array.from({ length: 1 + random.below(6) }, () => random.pick(MARKS)).join('')}`,
  (random) => random.pick(EMOJI) + random.pick(MARKS),
  // Positions: fenced characters, underscores, hyphens, empty labels, brackets and joiners.
  (random) => random.pick(FENCED) + random.pick(ENGLISH),
  (random) => random.pick(ENGLISH) + random.pick(FENCED) + random.pick(FENCED),
  (random) => `${random.pick(ENGLISH)}_${random.pick(ENGLISH)}`,
  (random) => `${random.pick(ENGLISH).slice(0, 2)}--${random.pick(ENGLISH)}`,
  (random) => `xn--${random.pick(ENGLISH)}`,
  (random) => `${random.pick(ENGLISH)}..eth`,
  (random) => `[${random.pick(ENGLISH)}]`,
  (random) => random.pick(ENGLISH) + random.pick(JOINERS) + random.pick(ENGLISH),
  (random) => random.pick(ENGLISH).toUpperCase(),
];

/** Creates a name that is hard to inspect. */
export function createHostileName(random: Random): string {
  const label = random.pick(RULES)(random);
  return random.chance(0.3) ? `${label}.eth` : label;
}
