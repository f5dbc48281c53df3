import { ens_emoji } from '@adraffy/ens-normalize';
import { hostileName } from './hostile-names.ts';
import { createRandom, type Random } from './random.ts';
import { ENGLISH, OTHER_SCRIPTS } from './words.ts';

/** Names that stand for one kind of use. */
export interface Corpus {
  title: string;
  /** R that the specification asks for at most. */
  goal: number;
  names: readonly string[];
}

/** As they are registered: normalized, without U+FE0F. */
const EMOJI = ens_emoji().map((codePoints) =>
  String.fromCodePoint(...codePoints).replaceAll('\ufe0f', ''),
);
const SCRIPTS = Object.values(OTHER_SCRIPTS);

function digits(random: Random, length: number): string {
  return Array.from({ length }, () => random.below(10)).join('');
}

/** A label of `[a-z0-9-]` as most registered ones are. */
export function plainLabel(random: Random): string {
  const word = () => random.pick(ENGLISH);
  const kind = random.below(100);
  if (kind < 45) return word() + word();
  if (kind < 65) return word();
  if (kind < 80) return word() + digits(random, 1 + random.below(4));
  if (kind < 92) return digits(random, 3 + random.below(4));
  return `${word()}-${word()}`;
}

function emojiLabel(random: Random): string {
  const emoji = random.pick(EMOJI);
  if (random.chance(0.3)) return emoji.repeat(1 + random.below(4));
  return random.chance(0.5) ? emoji + random.pick(ENGLISH) : emoji + random.pick(EMOJI);
}

function otherScriptLabel(random: Random): string {
  const script = random.pick(SCRIPTS);
  return random.chance(0.5) ? random.pick(script) : random.pick(script) + random.pick(script);
}

/** A registered label that ENSIP-15 changes or refuses. */
function badLabel(random: Random): string {
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

/** Shares of the labels that are registered: 97.8 % plain, 0.9 % emoji, 0.9 % other scripts, 0.2 % bad. */
function realLabel(random: Random): string {
  const part = random.below(1000);
  if (part < 2) return badLabel(random);
  if (part < 11) return otherScriptLabel(random);
  if (part < 20) return emojiLabel(random);
  return plainLabel(random);
}

function oneInFive(random: Random): string {
  if (!random.chance(0.2)) return plainLabel(random);
  const part = random.below(100);
  return part < 45 ? emojiLabel(random) : part < 90 ? otherScriptLabel(random) : badLabel(random);
}

function corpus(
  title: string,
  goal: number,
  size: number,
  name: (random: Random) => string,
): Corpus {
  const random = createRandom(title.length * 7919);
  return { title, goal, names: Array.from({ length: size }, () => name(random)) };
}

/** Registered names in their real proportions, for measurements of whole lists. */
export function realNames(size: number): readonly string[] {
  return corpus('list', 0, size, (random) => `${realLabel(random)}.eth`).names;
}

/** The corpora that R is measured on. */
export function createCorpora(): Corpus[] {
  return [
    corpus('plain ASCII .eth', 0.2, 20_000, (random) => `${plainLabel(random)}.eth`),
    corpus('real mix', 0.25, 20_000, (random) => `${realLabel(random)}.eth`),
    corpus('20 % non-ASCII', 0.5, 10_000, (random) => `${oneInFive(random)}.eth`),
    corpus('hostile', 1.6, 10_000, hostileName),
  ];
}
