// Lists the letter sequences that read as one letter, and the rules that use them: https://www.unicode.org/reports/tr39/#Confusable_Detection

/** The strictest comparison that treats a sequence and its letter as equal. */
type SequenceLevel = 'strict' | 'loose' | 'tight' | 'coarse' | 'imitated' | 'listed';

/** Sequence of letters that reads as one letter. */
export interface LetterSequence {
  readonly sequence: string;
  readonly letter: string;
  readonly level: SequenceLevel;
}

/**
 * All letter sequences and what makes them similar, without repeats. Sequences of the same letter are sorted, most
 * similar first.
 */
const LETTER_SEQUENCES: readonly LetterSequence[] = [
  { sequence: 'rn', letter: 'm', level: 'strict' }, // three stems under arches
  { sequence: 'vv', letter: 'w', level: 'strict' }, // two points at the bottom
  { sequence: 'cl', letter: 'd', level: 'loose' }, // a bow and a tall stem
  { sequence: 'ci', letter: 'd', level: 'tight' }, // folds replace i with l
  { sequence: 'nn', letter: 'm', level: 'coarse' }, // stems under arches
  { sequence: 'lc', letter: 'k', level: 'coarse' }, // a tall stem and a bow
  { sequence: 'li', letter: 'h', level: 'listed' }, // a tall stem and a short one
  { sequence: 'lh', letter: 'h', level: 'coarse' }, // an extra stem
  { sequence: 'lo', letter: 'b', level: 'listed' }, // a tall stem and a bowl
  { sequence: 'lb', letter: 'b', level: 'coarse' }, // an extra stem
  { sequence: 'ae', letter: 'æ', level: 'imitated' }, // a ligature
  { sequence: 'ci', letter: 'a', level: 'listed' }, // a bow and a short stem
  { sequence: 'cj', letter: 'g', level: 'listed' }, // a bow and a descender
  { sequence: 'ri', letter: 'n', level: 'listed' }, // an arch between two stems
  { sequence: 'ii', letter: 'u', level: 'listed' }, // two stems
];

/** Levels that each rule uses. */
const LEVELS_BY_RULE = {
  /** Strict skeletons replace the letter with the sequence: m → rn. confusables.txt has this one, but not w → vv. */
  strictSkeleton: ['strict'],
  /** Loose skeletons also replace the sequence with the letter: cl → d. */
  looseSkeleton: ['loose'],
  /** All folds of known names replace the sequence with the letter. */
  tightFold: ['strict', 'loose', 'tight'],
  /** Only the coarse fold replaces the sequence with the letter. */
  coarseFold: ['coarse'],
  /** Imitations replace letters with sequences, and sequences with letters. */
  imitations: ['strict', 'loose', 'coarse', 'imitated'],
  /** The report of a letter in `[a-z]` lists its sequences in `confusable_sequences`. */
  lists: ['strict', 'loose', 'coarse', 'listed'],
} satisfies Record<string, readonly SequenceLevel[]>;

/** Returns the sequences that a rule uses. */
export function listSequences(rule: keyof typeof LEVELS_BY_RULE): readonly LetterSequence[] {
  const levels: readonly SequenceLevel[] = LEVELS_BY_RULE[rule];
  return LETTER_SEQUENCES.filter(({ level }) => levels.includes(level));
}

const STRICT_SEQUENCES = listSequences('strictSkeleton');
const LOOSE_SEQUENCES = listSequences('looseSkeleton');

/** Replaces letters with their strict sequences: `'mew' → 'rnevv'`. */
export function splitStrictLetters(text: string): string {
  let split = text;
  for (const { sequence, letter } of STRICT_SEQUENCES) split = split.replaceAll(letter, sequence);
  return split;
}

/** Reverses {@link splitStrictLetters}: `'rnevv' → 'mew'`. */
export function joinStrictSequences(skeleton: string): string {
  return joinSequences(skeleton, STRICT_SEQUENCES);
}

/** Converts a strict skeleton to a loose one: `'clay' → 'day'`. */
export function joinLooseSequences(skeleton: string): string {
  return joinSequences(skeleton, LOOSE_SEQUENCES);
}

function joinSequences(text: string, sequences: readonly LetterSequence[]): string {
  let joined = text;
  for (const { sequence, letter } of sequences) joined = joined.replaceAll(sequence, letter);
  return joined;
}

/**
 * Creates a lookup table for pairs of ASCII characters. The entry at `(first << 7) | second` is the code of the letter
 * that replaces the pair, or 0.
 */
export function createPairTable(
  sequences: readonly Pick<LetterSequence, 'sequence' | 'letter'>[],
): Uint8Array {
  const table = new Uint8Array(0x80 << 7);
  for (const { sequence, letter } of sequences) {
    table[(sequence.charCodeAt(0) << 7) | sequence.charCodeAt(1)] = letter.charCodeAt(0);
  }
  return table;
}
