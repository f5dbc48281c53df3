// Lists labels with one flipped bit, which faulty memory can cause: https://en.wikipedia.org/wiki/Bitsquatting

import { explainEdit } from '../known-names/explain-reading.ts';
import { countUtf8Bytes } from '../text/utf8.ts';
import type { Variation, VariedLabel } from './variation.ts';

/** Number of code point bits in a UTF-8 sequence, by its number of bytes. The other bits encode its length. */
const BITS = [0, 7, 11, 16, 21];
const MAX_CODE_POINT = 0x10ffff;

/** Flips each bit of each character. Skips flips that change the number of UTF-8 bytes. */
export function* flipBits({ label }: VariedLabel): Iterable<Variation> {
  let at = 0;
  for (const original of label) {
    const bytes = countUtf8Bytes(original);
    for (let bit = 0; bit < (BITS[bytes] as number); bit++) {
      const codePoint = (original.codePointAt(0) as number) ^ (1 << bit);
      if (codePoint > MAX_CODE_POINT) continue;
      const flipped = String.fromCodePoint(codePoint);
      if (!flipped.isWellFormed() || countUtf8Bytes(flipped) !== bytes) continue;
      yield {
        label: label.slice(0, at) + flipped + label.slice(at + original.length),
        changes: [explainEdit({ kind: 'replacement', added: flipped, removed: original })],
      };
    }
    at += original.length;
  }
}
