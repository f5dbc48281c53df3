// Names made by the rules that ENSIP-15 validation has to hold: https://docs.ens.domains/ensip/15#description-of-validation

import { ens_emoji } from '@adraffy/ens-normalize';
import { ENGLISH, OTHER_SCRIPTS } from './corpus-words.ts';
import type { Random } from './random.ts';

const EMOJI = ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints));
const SCRIPTS = Object.values(OTHER_SCRIPTS);
const MARKS = Array.from({ length: 0x50 }, (_, index) => String.fromCodePoint(0x300 + index));
/** Characters that may not stand first, last or beside each other. */
const FENCED = ['\u2019', '\u30fb', '\u2044', "'"];
const JOINERS = ['\u200d', '\u200c', '\ufe0f', '\u200b', '\u00ad'];
/** Letters that Latin, Greek and Cyrillic share by their looks. */
const TWINS: Readonly<Record<string, string>> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  j: 'ј',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
};

/** Any character but a surrogate, those of the lower planes more often. */
function pickCharacter(random: Random): string {
  const limit = random.chance(0.7) ? 0x3000 : random.chance(0.8) ? 0x1_0000 : 0x11_0000;
  const codePoint = random.below(limit);
  return codePoint >= 0xd800 && codePoint < 0xe000 ? '\ufffd' : String.fromCodePoint(codePoint);
}

function replaceWithTwins(word: string): string {
  return Array.from(word, (letter) => TWINS[letter] ?? letter).join('');
}

type Rule = (random: Random) => string;

/** What is tried, each as often as the others. */
const RULES: readonly Rule[] = [
  // One character, in company.
  (random) => pickCharacter(random),
  (random) => random.pick(ENGLISH).slice(0, 3) + pickCharacter(random),
  (random) => pickCharacter(random) + pickCharacter(random),
  // Emoji: whole, without their selector, with joiners too many, beside text.
  (random) => random.pick(EMOJI),
  (random) => random.pick(EMOJI).replaceAll('\ufe0f', '') + random.pick(EMOJI),
  (random) => random.pick(EMOJI) + random.pick(JOINERS) + random.pick(EMOJI),
  (random) => random.pick(ENGLISH) + random.pick(EMOJI) + random.pick(ENGLISH),
  // Scripts: one, two, and one that looks like another.
  (random) => random.pick(random.pick(SCRIPTS)),
  (random) => random.pick(random.pick(SCRIPTS)) + random.pick(random.pick(SCRIPTS)),
  (random) => random.pick(ENGLISH) + random.pick(random.pick(SCRIPTS)),
  (random) => replaceWithTwins(random.pick(ENGLISH)),
  (random) => random.pick(ENGLISH).replace(/[aeiou]/, (vowel) => replaceWithTwins(vowel)),
  // Marks: first, stacked, after an emoji.
  (random) => random.pick(MARKS) + random.pick(ENGLISH),
  (random) => `a${Array.from({ length: 1 + random.below(6) }, () => random.pick(MARKS)).join('')}`,
  (random) => random.pick(EMOJI) + random.pick(MARKS),
  // Places: fences, underscores, hyphens, empty labels, brackets, joiners.
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

/** A name made to be hard to judge. */
export function createHostileName(random: Random): string {
  const label = random.pick(RULES)(random);
  return random.chance(0.3) ? `${label}.eth` : label;
}
