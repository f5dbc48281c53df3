// Finds the names of characters, from a list or by rule:
// https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-4/#G2082

import type { ByteReader } from './byte-reader.ts';
import { CODE_POINT_COUNT, findRun, readRuns } from './code-point-runs.ts';

/** Derives the names of Hangul syllables: https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-3/#G59434 */
const FIRST_SYLLABLE = 0xac00;

/** Short names of the jamo: https://www.unicode.org/Public/17.0.0/ucd/Jamo.txt */
const LEADING = 'G GG N D DD R M B BB S SS  J JJ C K T P H'.split(' ');
const VOWELS = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ');
const TRAILING = ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ');

/**
 * Returns the name of a Hangul syllable.
 *
 * @example nameHangulSyllable(0xac01) // U+AC01 (각) → 'HANGUL SYLLABLE GAG'
 */
export function nameHangulSyllable(codePoint: number): string {
  const index = codePoint - FIRST_SYLLABLE;
  const trailing = TRAILING[index % TRAILING.length];
  const vowel = VOWELS[Math.floor(index / TRAILING.length) % VOWELS.length];
  const leading = LEADING[Math.floor(index / TRAILING.length / VOWELS.length)];
  return `HANGUL SYLLABLE ${leading}${vowel}${trailing}`;
}

/** Where the name of a code point comes from. From `firstPrefix` on, the name is a prefix and the code point in hex. */
export const NAMED_BY = { nothing: 0, list: 1, hangulRule: 2, firstPrefix: 3 } as const;

/** Number of listed names in a block. Every block can be read without the blocks before it. */
export const NAMES_PER_BLOCK = 128;

/**
 * Number of blocks in a part. Each part is a separate section, so that a report loads only the names that it shows.
 * The first part contains the names of Latin, Greek, Cyrillic, Hebrew and Arabic characters.
 */
export const BLOCKS_PER_PART = 16;

/** The letter before a listed name counts the words copied from the start of the previous name: `a` is 0, `b` is 1. */
export const NO_SHARED_WORDS = 'a'.charCodeAt(0);

interface CharacterNames {
  find: (codePoint: number) => string | undefined;
  scan: (visit: (codePoint: number, stem: string, isWhole: boolean) => void) => void;
}

/**
 * Reads the character names. The section contains prefixes, runs of code points whose names have the same source, and
 * the lengths of the blocks.
 *
 * @param getPart returns the bytes of a part, which contains its blocks one after the other. Throws if the part has not
 * been loaded
 */
export function readCharacterNames(
  reader: ByteReader,
  getPart: (part: number) => Uint8Array,
): CharacterNames {
  const prefixes = reader.textList();
  const runs = readRuns(reader);
  const getBlock = createBlockFinder(reader.unsignedList(), getPart);

  let listed = 0;
  const firstListed = runs.values.map((value, run) => {
    const first = listed;
    const end = runs.starts[run + 1] ?? CODE_POINT_COUNT;
    if (value === NAMED_BY.list) listed += end - (runs.starts[run] as number);
    return first;
  });

  let names: readonly string[] = [];
  let readBlock = -1;

  /** Returns the name of a code point in a run, or the prefix of the name. */
  function getStem(run: number, codePoint: number): string {
    const namedBy = runs.values[run] as number;
    if (namedBy === NAMED_BY.hangulRule) return nameHangulSyllable(codePoint);
    if (hasPrefix(namedBy)) return prefixes[namedBy - NAMED_BY.firstPrefix] as string;
    const index = (firstListed[run] as number) + codePoint - (runs.starts[run] as number);
    const block = Math.floor(index / NAMES_PER_BLOCK);
    if (block !== readBlock) names = readNames(getBlock(block));
    readBlock = block;
    return names[index % NAMES_PER_BLOCK] as string;
  }

  function find(codePoint: number): string | undefined {
    const run = findRun(runs, codePoint);
    const namedBy = runs.values[run] as number;
    if (namedBy === NAMED_BY.nothing) return undefined;
    const stem = getStem(run, codePoint);
    return hasPrefix(namedBy) ? stem + codePoint.toString(16).toUpperCase() : stem;
  }

  function scan(visit: Parameters<CharacterNames['scan']>[0]): void {
    for (const [run, start] of runs.starts.entries()) {
      const namedBy = runs.values[run] as number;
      if (namedBy === NAMED_BY.nothing) continue;
      const isWhole = !hasPrefix(namedBy);
      const end = runs.starts[run + 1] ?? CODE_POINT_COUNT;
      for (let codePoint = start; codePoint < end; codePoint++) {
        visit(codePoint, getStem(run, codePoint), isWhole);
      }
    }
  }

  return { find, scan };
}

function hasPrefix(namedBy: number): boolean {
  return namedBy >= NAMED_BY.firstPrefix;
}

/** Returns a function that finds the bytes of a block in its part. */
function createBlockFinder(
  lengths: readonly number[],
  getPart: (part: number) => Uint8Array,
): (block: number) => Uint8Array {
  let end = 0;
  const starts = lengths.map((length, block) => {
    const start = block % BLOCKS_PER_PART === 0 ? 0 : end;
    end = start + length;
    return start;
  });
  return (block) => {
    const start = starts[block] as number;
    const part = getPart(Math.floor(block / BLOCKS_PER_PART));
    return part.subarray(start, start + (lengths[block] as number));
  };
}

/** Decodes the names of a block. */
function readNames(block: Uint8Array): string[] {
  const names: string[] = [];
  let before = '';
  for (const entry of String.fromCharCode(...block).match(/[a-z][^a-z]*/g) ?? []) {
    let end = 0;
    for (let left = entry.charCodeAt(0) - NO_SHARED_WORDS; left > 0; left--) {
      end = before.indexOf(' ', end) + 1;
    }
    const name = before.slice(0, end) + entry.slice(1);
    names.push(name);
    before = `${name} `;
  }
  return names;
}
