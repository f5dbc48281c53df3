// Folds ASCII texts, so that similar texts become equal. A fold works like a skeleton but replaces more pairs:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { createPairTable, listSequences } from '../confusables/letter-sequences.ts';

/**
 * Fold level. `tight` equates characters that look the same in many fonts, `coarse` those that are confused at a
 * glance.
 */
export type FoldLevel = 'tight' | 'wide' | 'coarse';

/** Character codes of an ASCII text, in a buffer that may be longer than the text. */
export interface Codes {
  readonly codes: Uint8Array;
  length: number;
}

/** Maximum length of a folded text in UTF-16 code units. Inspected names are shorter. */
export const MAX_FOLDED_LENGTH = 256;

export function createCodes(capacity = MAX_FOLDED_LENGTH): Codes {
  return { codes: new Uint8Array(capacity), length: 0 };
}

/** Digits that look like a letter. Each level extends the previous one. */
const TIGHT_DIGITS = { 0: 'o', 1: 'l', 5: 's' };
export const WIDE_DIGITS = {
  ...TIGHT_DIGITS,
  2: 'z',
  3: 'e',
  4: 'a',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
};
/** Single letters that look like another letter. They are replaced after pairs. */
const TIGHT_LETTERS = { i: 'l' };
const WIDE_LETTERS = { ...TIGHT_LETTERS, q: 'g' };
const ONLY_COARSE_LETTERS: Readonly<Record<string, string>> = { v: 'u', m: 'n', c: 'e', d: 'b' };
const COARSE_LETTERS = { ...WIDE_LETTERS, ...ONLY_COARSE_LETTERS };

const TIGHT_SEQUENCES = listSequences('tightFold');
/**
 * Coarse sequences, with their letters already folded: `nn` becomes `n`, because `nn` looks like `m`, which becomes
 * `n`.
 */
const COARSE_SEQUENCES = listSequences('coarseFold').map(({ sequence, letter }) => ({
  sequence,
  letter: ONLY_COARSE_LETTERS[letter] ?? letter,
}));

const HYPHEN = '-'.charCodeAt(0);
const [V, W] = [...'vw'].map((letter) => letter.charCodeAt(0)) as [number, number];

function createTable(...maps: Readonly<Record<string, string>>[]): Uint8Array {
  const table = Uint8Array.from({ length: 128 }, (_, code) => code);
  for (const map of maps) {
    for (const [from, to] of Object.entries(map)) table[from.charCodeAt(0)] = to.charCodeAt(0);
  }
  return table;
}

const LEVELS = {
  tight: { digits: createTable(TIGHT_DIGITS), letters: createTable(TIGHT_LETTERS) },
  wide: { digits: createTable(WIDE_DIGITS), letters: createTable(WIDE_LETTERS) },
  coarse: { digits: createTable(WIDE_DIGITS), letters: createTable(COARSE_LETTERS) },
} as const;

const TIGHT_PAIRS = createPairTable(TIGHT_SEQUENCES);
const COARSE_PAIRS = createPairTable(COARSE_SEQUENCES);

/**
 * Folds the codes of `source` from `start` to `end` into `target`, which may be `source`. Removes hyphens, then replaces
 * digits, pairs and single letters, in this order.
 */
export function foldCodes(
  level: FoldLevel,
  source: Codes,
  target: Codes,
  start = 0,
  end = source.length,
): void {
  const { digits, letters } = LEVELS[level];
  if (level === 'coarse') {
    joinPairs(source, target, digits, COARSE_PAIRS, start, end);
    // Works in place, because joinPairs reads each code before it overwrites it.
    joinPairs(target, target, digits, TIGHT_PAIRS, 0, target.length);
  } else {
    joinPairs(source, target, digits, TIGHT_PAIRS, start, end);
  }
  const { codes, length } = target;
  for (let at = 0; at < length; at++) codes[at] = letters[codes[at] as number] as number;
}

/**
 * Replaces letter pairs such as `rn` with the letter that they look like. Also replaces `vw` with `wv`, because `vvv`
 * looks like both.
 */
function joinPairs(
  source: Codes,
  target: Codes,
  digits: Uint8Array,
  pairs: Uint8Array,
  start: number,
  end: number,
) {
  const from = source.codes;
  const to = target.codes;
  let length = 0;
  let last = 0;
  for (let at = start; at < end; at++) {
    const code = digits[from[at] as number] as number;
    if (code === HYPHEN) continue;
    const joined = pairs[(last << 7) | code] as number;
    if (joined !== 0) last = to[length - 1] = joined;
    else if (code === W && last === V) {
      to[length - 1] = W;
      last = to[length++] = V;
    } else last = to[length++] = code;
  }
  target.length = length;
}

/**
 * Groups of letters that folds replace with each other. After folding, a run of letters of one group is still a run of
 * that group.
 */
const GROUPS = groupLetters([
  ...Object.entries(ONLY_COARSE_LETTERS).map((pair) => pair.join('')),
  ...[...TIGHT_SEQUENCES, ...COARSE_SEQUENCES].map(({ sequence, letter }) => sequence + letter),
]);

/** Merges texts that share a letter: `['cl', 'ld', 'rn'] → ['clld', 'rn']`. */
function groupLetters(texts: readonly string[]): string[] {
  return texts.reduce<string[]>((groups, text) => {
    const overlaps = (group: string) => [...text].some((letter) => group.includes(letter));
    const others = groups.filter((group) => !overlaps(group));
    return [...others, groups.filter(overlaps).join('') + text];
  }, []);
}

/**
 * Shape of each ASCII character. Digits count as letters. A letter's shape is the number of its group, or its wide fold
 * if it has no group.
 */
const SHAPES = Uint8Array.from({ length: 128 }, (_, code) => {
  const folded = LEVELS.wide.letters[LEVELS.wide.digits[code] as number] as number;
  const group = GROUPS.findIndex((letters) => letters.includes(String.fromCharCode(folded)));
  return group < 0 ? folded : group + 1;
});

/** Hashes the shapes of a text, ignoring hyphens and repeats. Texts with an equal fold have an equal hash. */
export function hashShape({ codes, length }: Codes, start = 0, end = length): number {
  let hash = 0;
  let last = 0;
  for (let at = start; at < end; at++) {
    const shape = SHAPES[codes[at] as number] as number;
    if (shape === HYPHEN || (shape === last && shape <= GROUPS.length)) continue;
    last = shape;
    hash = (Math.imul(hash, 0x01000193) + shape) | 0;
  }
  return hash;
}

/** Writes the first `length` characters of a text into `target`. Returns false if they are not ASCII or too long. */
export function readCodes(text: string, target: Codes, length = text.length): boolean {
  if (length > MAX_FOLDED_LENGTH) return false;
  for (let at = 0; at < length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) return false;
    target.codes[at] = unit;
  }
  target.length = length;
  return true;
}

/** Copies the source without hyphens into `target`, and returns `target`. Returns the source if it has no hyphen. */
export function copyWithoutHyphens(source: Codes, target: Codes): Codes {
  const { codes, length } = source;
  let hyphen = 0;
  while (hyphen < length && codes[hyphen] !== HYPHEN) hyphen++;
  if (hyphen === length) return source;
  target.length = 0;
  for (let at = 0; at < length; at++) {
    if (codes[at] !== HYPHEN) target.codes[target.length++] = codes[at] as number;
  }
  return target;
}

/**
 * Returns the fold of a text, or null if the text is not ASCII or too long.
 *
 * @example fold('tight', 'rneta-mask') // 'metamask'
 */
export function fold(level: FoldLevel, text: string): string | null {
  if (text.length > MAX_FOLDED_LENGTH) return null;
  const folded = createCodes(text.length);
  if (!readCodes(text, folded)) return null;
  foldCodes(level, folded, folded);
  const { codes, length } = folded;
  // Reflect.apply is several times as fast as spreading a typed array.
  return Reflect.apply(
    String.fromCharCode,
    null,
    length < codes.length ? codes.subarray(0, length) : codes,
  );
}

// Reads words that are spelled with digits: https://en.wikipedia.org/wiki/Leet

/** Letters that digits stand for. The digit 1 stands for l or i. */
const SPELLINGS: readonly Readonly<Record<string, string>>[] = [
  WIDE_DIGITS,
  { ...WIDE_DIGITS, 1: 'i' },
];

/** Returns the texts in which letters replace the digits: `'c1ash' → ['clash', 'ciash']`. */
export function spellDigits(text: string): string[] {
  if (!/\d/.test(text)) return [];
  return SPELLINGS.map((letters) => text.replace(/\d/g, (digit) => letters[digit] as string));
}
