import { ens_emoji } from '@adraffy/ens-normalize';
import { ENGLISH, OTHER_SCRIPTS } from './corpus-words.ts';
import { createHostileName } from './hostile-names.ts';
import { createRandom, type Random } from './random.ts';

/** Names that represent one kind of use. */
export interface Corpus {
  title: string;
  /** Maximum R. */
  goal: number;
  names: readonly string[];
}

/** Emoji as they are registered: normalized, so without U+FE0F. */
const EMOJI = ens_emoji().map((codePoints) =>
  String.fromCodePoint(...codePoints).replaceAll('\ufe0f', ''),
);
const SCRIPTS = Object.values(OTHER_SCRIPTS);

function createDigits(random: Random, length: number): string {
  return Array.from({ length }, () => random.below(10)).join('');
}

/** Creates a label of `[a-z0-9-]`, like most registered labels. */
export function createPlainLabel(random: Random): string {
  const pickWord = () => random.pick(ENGLISH);
  const kind = random.below(100);
  if (kind < 45) return pickWord() + pickWord();
  if (kind < 65) return pickWord();
  if (kind < 80) return pickWord() + createDigits(random, 1 + random.below(4));
  if (kind < 92) return createDigits(random, 3 + random.below(4));
  return `${pickWord()}-${pickWord()}`;
}

function createEmojiLabel(random: Random): string {
  const emoji = random.pick(EMOJI);
  if (random.chance(0.3)) return emoji.repeat(1 + random.below(4));
  return random.chance(0.5) ? emoji + random.pick(ENGLISH) : emoji + random.pick(EMOJI);
}

function createOtherScriptLabel(random: Random): string {
  const script = random.pick(SCRIPTS);
  return random.chance(0.5) ? random.pick(script) : random.pick(script) + random.pick(script);
}

/** Creates a label that ENSIP-15 changes or rejects. Some of these are registered. */
function createBadLabel(random: Random): string {
  const word = random.pick(ENGLISH);
  const kinds = [
    () => word.toUpperCase(),
    () => `${word}\u200b`,
    () => `${word} ${random.pick(ENGLISH)}`,
    () => `${word}!`,
    () => word.replace(/[aeo]/, (vowel) => ({ a: 'а', e: 'е', o: 'о' })[vowel] ?? vowel),
  ];
  return random.pick(kinds)();
}

/**
 * Creates a label with the probabilities of registered labels: 97.8 % plain, 0.9 % emoji, 0.9 % other scripts, 0.2 % bad.
 */
function createRealLabel(random: Random): string {
  const part = random.below(1000);
  if (part < 2) return createBadLabel(random);
  if (part < 11) return createOtherScriptLabel(random);
  if (part < 20) return createEmojiLabel(random);
  return createPlainLabel(random);
}

function createMixedLabel(random: Random): string {
  if (!random.chance(0.2)) return createPlainLabel(random);
  const part = random.below(100);
  return part < 45
    ? createEmojiLabel(random)
    : part < 90
      ? createOtherScriptLabel(random)
      : createBadLabel(random);
}

function createCorpus(
  title: string,
  goal: number,
  size: number,
  name: (random: Random) => string,
): Corpus {
  const random = createRandom(title.length * 7919);
  return { title, goal, names: Array.from({ length: size }, () => name(random)) };
}

/** Creates names with the proportions of registered names, to measure lists. */
export function createRealNames(size: number): readonly string[] {
  return createCorpus('list', 0, size, (random) => `${createRealLabel(random)}.eth`).names;
}

/** Creates the corpora to measure R with. */
export function createCorpora(): Corpus[] {
  return [
    createCorpus('plain ASCII .eth', 0.1, 20_000, (random) => `${createPlainLabel(random)}.eth`),
    createCorpus('real mix', 0.16, 20_000, (random) => `${createRealLabel(random)}.eth`),
    createCorpus('20 % non-ASCII', 0.36, 10_000, (random) => `${createMixedLabel(random)}.eth`),
    createCorpus('hostile', 0.75, 10_000, createHostileName),
  ];
}
