// One bit of a character in UTF-8 turned over, as faulty memory does: https://en.wikipedia.org/wiki/Bitsquatting

import { describeEdit } from '../known-names/describe-evidence.ts';
import { countUtf8Bytes } from '../text/utf8.ts';
import type { Variation, VariedLabel } from './variation.ts';

/** Bits of a code point in so many bytes of UTF-8; what else those bytes hold says how many they are. */
const BITS = [0, 7, 11, 16, 21];
const MAX_CODE_POINT = 0x10ffff;

export function* flipBits({ label }: VariedLabel): Iterable<Variation> {
  let at = 0;
  for (const was of label) {
    const bytes = countUtf8Bytes(was);
    for (let bit = 0; bit < (BITS[bytes] as number); bit++) {
      const codePoint = (was.codePointAt(0) as number) ^ (1 << bit);
      if (codePoint > MAX_CODE_POINT) continue;
      const is = String.fromCodePoint(codePoint);
      if (!is.isWellFormed() || countUtf8Bytes(is) !== bytes) continue;
      yield {
        label: label.slice(0, at) + is + label.slice(at + was.length),
        evidence: describeEdit({ kind: 'replacement', is, was }),
      };
    }
    at += was.length;
  }
}
