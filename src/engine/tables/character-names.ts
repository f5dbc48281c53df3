// Names of characters, listed or made by rule: https://www.unicode.org/versions/Unicode17.0.0/core-spec/chapter-4/#G2082

import type { ByteReader } from './byte-reader.ts';
import { readRuns, runOf } from './code-point-runs.ts';
import { nameHangulSyllable } from './hangul-syllable-name.ts';

/** How the name of a code point is found; higher values mean a prefix and the code point in hex. */
export const NAMED_BY = { nothing: 0, list: 1, hangulRule: 2, firstPrefix: 3 } as const;

/** Listed names come in blocks of as many, each readable from its start. */
export const NAMES_PER_BLOCK = 128;

/** Opens each listed name: `a` when it shares no leading words with the one before, `b` for one word, and so on. */
export const NO_SHARED_WORDS = 'a'.charCodeAt(0);

/** Reads the names; the look-up gives undefined for a code point that has none. */
export function readCharacterNames(reader: ByteReader): (codePoint: number) => string | undefined {
  const prefixes = reader.textList();
  const runs = readRuns(reader);
  const blocks = readBlocks(reader);

  let listed = 0;
  const firstListed = runs.values.map((value, run) => {
    const first = listed;
    const end = runs.starts[run + 1] ?? 0;
    if (value === NAMED_BY.list) listed += end - (runs.starts[run] as number);
    return first;
  });

  return (codePoint) => {
    const run = runOf(runs, codePoint);
    const namedBy = runs.values[run] as number;
    if (namedBy === NAMED_BY.nothing) return undefined;
    if (namedBy === NAMED_BY.hangulRule) return nameHangulSyllable(codePoint);
    if (namedBy >= NAMED_BY.firstPrefix) {
      return `${prefixes[namedBy - NAMED_BY.firstPrefix]}${codePoint.toString(16).toUpperCase()}`;
    }
    const index = (firstListed[run] as number) + codePoint - (runs.starts[run] as number);
    const block = blocks[Math.floor(index / NAMES_PER_BLOCK)] as Uint8Array;
    return nameInBlock(block, index % NAMES_PER_BLOCK);
  };
}

function readBlocks(reader: ByteReader): Uint8Array[] {
  return reader.unsignedList().map((length) => reader.bytes(length));
}

/** Reads a block up to one of its names. */
function nameInBlock(block: Uint8Array, index: number): string {
  let words: string[] = [];
  let at = 0;
  for (let left = index; left >= 0; left--) {
    const shared = (block[at++] as number) - NO_SHARED_WORDS;
    const start = at;
    while (at < block.length && (block[at] as number) < NO_SHARED_WORDS) at++;
    const rest = String.fromCharCode(...block.subarray(start, at));
    words = [...words.slice(0, shared), ...rest.split(' ')];
  }
  return words.join(' ');
}
