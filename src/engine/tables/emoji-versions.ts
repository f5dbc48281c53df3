// Emoji versions of RGI sequences: https://www.unicode.org/reports/tr51/#def_rgi_set

import { ens_emoji } from '@adraffy/ens-normalize';
import { lazy } from '../../primitives/lazy.ts';
import type { ByteReader } from './byte-reader.ts';

const FE0F = 0xfe0f;

/** Those that ENS allows, which ens-normalize lists; the same for every engine, and slow to list. */
const getAllowed = lazy(() =>
  ens_emoji().map((codePoints) =>
    String.fromCodePoint(...codePoints.filter((codePoint) => codePoint !== FE0F)),
  ),
);

/** The RGI sequences without U+FE0F, in UTF-16 order: those that ENS allows, and the others. */
export function listEmoji(others: readonly string[]): string[] {
  return [...new Set([...getAllowed(), ...others])].sort();
}

/** Reads the sequences that ENS does not allow, then runs of equal versions in the order of {@link listEmoji}. */
export function readEmojiVersions(reader: ByteReader): Map<string, number> {
  const emoji = listEmoji(reader.textList());
  const lengths = reader.unsignedList();
  const tenths = reader.unsignedList();
  const versions = new Map<string, number>();
  let start = 0;
  for (const [run, length] of lengths.entries()) {
    const version = (tenths[run] as number) / 10;
    for (const text of emoji.slice(start, start + length)) versions.set(text, version);
    start += length;
  }
  if (start !== emoji.length) {
    throw new Error('The emoji of the table are not those of the installed ens-normalize.');
  }
  return versions;
}
