import { nfc } from '@adraffy/ens-normalize';
import { toCodePoints } from '../../../engine/text/code-points.ts';
import { decompose } from './confusable-keys.ts';
import type { UsableGraphemes } from './usable-graphemes.ts';

/** Lists the decompositions that NFC never composes, such as that of U+0958 (क़). They are the only spelling of a letter. */
export function findDecomposedLetters(usable: UsableGraphemes): string[] {
  const found = new Set<string>();
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint === 0xd800) codePoint = 0xe000;
    const letter = String.fromCodePoint(codePoint);
    const parts = decompose(letter);
    if (parts === letter || toCodePoints(parts).length < 2) continue;
    const isComposed = nfc(toCodePoints(parts)).length < toCodePoints(parts).length;
    if (!isComposed && usable.isUsable(parts)) found.add(parts);
  }
  return [...found].sort();
}
