// Emoji versions of RGI sequences: https://www.unicode.org/reports/tr51/#def_rgi_set

import { ens_emoji } from '@adraffy/ens-normalize';
import { findFloor } from '../../primitives/find-floor.ts';
import { lazy } from '../../primitives/lazy.ts';
import type { ByteReader } from './byte-reader.ts';

const FE0F = 0xfe0f;

/** Those that ENS allows, which ens-normalize lists; the same for every engine, and slow to list. */
const getAllowed = lazy(() =>
  ens_emoji()
    .map((codePoints) =>
      String.fromCodePoint(...codePoints.filter((codePoint) => codePoint !== FE0F)),
    )
    .sort(),
);

/**
 * The RGI sequences without U+FE0F, in UTF-16 order: those that ENS allows, and the others.
 *
 * @param others none of which ENS allows
 */
export function listEmoji(others: readonly string[]): readonly string[] {
  // Sorting what is nearly sorted is quick.
  return others.length === 0 ? getAllowed() : [...getAllowed(), ...others].sort();
}

/** Reads the sequences that ENS does not allow, then runs of equal versions in the order of {@link listEmoji}. */
export function readEmojiVersions(reader: ByteReader): (withoutFe0f: string) => number | undefined {
  const emoji = listEmoji(reader.textList());
  const lengths = reader.unsignedList();
  const tenths = reader.unsignedList();
  const tenthsByIndex = new Uint16Array(emoji.length);
  let start = 0;
  for (const [run, length] of lengths.entries()) {
    tenthsByIndex.fill(tenths[run] as number, start, start + length);
    start += length;
  }
  if (start !== emoji.length) {
    throw new Error('The emoji of the table are not those of the installed ens-normalize.');
  }
  return (withoutFe0f) => {
    const index = findFloor(emoji, withoutFe0f);
    return emoji[index] === withoutFe0f ? (tenthsByIndex[index] as number) / 10 : undefined;
  };
}
