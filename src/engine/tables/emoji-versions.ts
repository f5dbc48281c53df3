// Reads the emoji versions of RGI emoji: https://www.unicode.org/reports/tr51/#def_rgi_set

import { ens_emoji } from '@adraffy/ens-normalize';
import { findFloor } from '../../primitives/find-floor.ts';
import { lazy } from '../../primitives/lazy.ts';
import type { ByteReader } from './byte-reader.ts';

const FE0F = 0xfe0f;

/** Returns the emoji that ENSIP-15 allows, sorted and without U+FE0F. Cached, because listing them is slow. */
const getAllowed = lazy(() =>
  ens_emoji()
    .map((codePoints) =>
      String.fromCodePoint(...codePoints.filter((codePoint) => codePoint !== FE0F)),
    )
    .sort(),
);

/**
 * Returns all RGI emoji without U+FE0F, in UTF-16 order.
 *
 * @param others RGI emoji that ENSIP-15 does not allow
 */
export function listEmoji(others: readonly string[]): readonly string[] {
  return others.length === 0 ? getAllowed() : [...getAllowed(), ...others].sort();
}

/** Reads the emoji that ENSIP-15 does not allow, then runs of equal versions in the order of {@link listEmoji}. */
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
    throw new Error('The emoji of the table do not match the installed version of ens-normalize.');
  }
  return (withoutFe0f) => {
    const index = findFloor(emoji, withoutFe0f);
    return emoji[index] === withoutFe0f ? (tenthsByIndex[index] as number) / 10 : undefined;
  };
}
