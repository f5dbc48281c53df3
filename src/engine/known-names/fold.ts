// Folds of ASCII text: what is alike at a glance becomes the same, on both sides of a comparison.
// Digits and letters by their shapes, as in https://www.unicode.org/reports/tr39/#Confusable_Detection and beyond.

import { createPairTable, listSequences } from '../confusables/letter-sequences.ts';

/** How much a fold takes for the same: tight what looks the same in many fonts, coarse what a glance confuses. */
export type FoldLevel = 'tight' | 'wide' | 'coarse';

/** Codes of ASCII text, of which `length` count. */
export interface Codes {
  readonly codes: Uint8Array;
  length: number;
}

/** Texts of more units are not folded: nothing that is inspected is longer. */
export const MAX_FOLDED_LENGTH = 256;

export function createCodes(capacity = MAX_FOLDED_LENGTH): Codes {
  return { codes: new Uint8Array(capacity), length: 0 };
}

/** Digits that look like a letter, in the order of the levels: each adds to the one before. */
const TIGHT_DIGITS = { 0: 'o', 1: 'l', 5: 's' };
const WIDE_DIGITS = { ...TIGHT_DIGITS, 2: 'z', 3: 'e', 4: 'a', 6: 'b', 7: 't', 8: 'b', 9: 'g' };
/** Single letters, after all pairs. */
const TIGHT_LETTERS = { i: 'l' };
const WIDE_LETTERS = { ...TIGHT_LETTERS, q: 'g' };
const ONLY_COARSE_LETTERS: Readonly<Record<string, string>> = { v: 'u', m: 'n', c: 'e', d: 'b' };
const COARSE_LETTERS = { ...WIDE_LETTERS, ...ONLY_COARSE_LETTERS };

const TIGHT_SEQUENCES = listSequences('tightFold');
/** With the letter that the coarse fold makes of their letter: `nn` becomes `n`, because `m` does. */
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
 * Folds `source` from `start` to `end` into `target`, without hyphens: digits first, then pairs, then single letters.
 * The source is ASCII and no longer than MAX_FOLDED_LENGTH.
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
    // In place: joinPairs never writes a code before it has read it.
    joinPairs(target, target, digits, TIGHT_PAIRS, 0, target.length);
  } else {
    joinPairs(source, target, digits, TIGHT_PAIRS, start, end);
  }
  const { codes, length } = target;
  for (let at = 0; at < length; at++) codes[at] = letters[codes[at] as number] as number;
}

/** Replaces pairs with their letter. Also sorts `vw` to `wv`, because `vvv` could be either. */
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

/** Letters that folds change into one another, alone or in pairs: a run of a group stays a run of it. */
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

/** A letter after its digit is read, or the number of its group. */
const SHAPES = Uint8Array.from({ length: 128 }, (_, code) => {
  const folded = LEVELS.wide.letters[LEVELS.wide.digits[code] as number] as number;
  const group = GROUPS.findIndex((letters) => letters.includes(String.fromCharCode(folded)));
  return group < 0 ? folded : group + 1;
});

/** A hash of what no fold changes: texts with an equal fold have an equal one. */
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

/** Writes the start of an ASCII text into codes; false when it is not ASCII, or too long to be folded. */
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

/** The source itself when it has no hyphen. */
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
 * The fold of a text; null when it is not ASCII, or too long.
 *
 * @example fold('tight', 'rneta-mask') // 'metamask'
 */
export function fold(level: FoldLevel, text: string): string | null {
  if (text.length > MAX_FOLDED_LENGTH) return null;
  const folded = createCodes(text.length);
  if (!readCodes(text, folded)) return null;
  foldCodes(level, folded, folded);
  const { codes, length } = folded;
  // Spreading a typed array takes several times as long.
  return Reflect.apply(
    String.fromCharCode,
    null,
    length < codes.length ? codes.subarray(0, length) : codes,
  );
}
