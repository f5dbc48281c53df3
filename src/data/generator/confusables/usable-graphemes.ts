import { ens_tokenize } from '@adraffy/ens-normalize';
import { getEnsEmoji } from '../../../engine/ensip15/ens-emoji.ts';
import { normalizeGrapheme, tryNormalize } from '../../../engine/ensip15/normalize-grapheme.ts';

/** What may stand in a list of confusables, by the rules of ENSIP-15 for one grapheme. */
export interface UsableGraphemes {
  /** One character that ENSIP-15 lists as valid; its rules for whole labels do not count. */
  isValid(text: string): boolean;
  /** One valid character, or several that are normalized and make one grapheme. */
  isUsable(text: string): boolean;
  /** Every valid character, in code point order. */
  readonly valid: ReadonlySet<string>;
  /** Every assigned character that ENSIP-15 disallows, or maps to something disallowed, in code point order. */
  readonly refused: readonly string[];
}

/** Jamo stay apart from their neighbours in our segmentation, so several never make one grapheme. */
const CONJOINING_JAMO = /[\u{1100}-\u{11ff}\u{a960}-\u{a97f}\u{d7b0}-\u{d7ff}]/u;

/** Asks ens-normalize about every code point; `countGraphemes` is the engine's segmentation. */
export function findUsableGraphemes(
  countGraphemes: (text: string) => number,
  isAssigned: (codePoint: number) => boolean,
): UsableGraphemes {
  const valid = new Set<string>();
  const refused: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint === 0xd800) codePoint = 0xe000;
    const character = String.fromCodePoint(codePoint);
    const [token] = ens_tokenize(character);
    const isRefused =
      token?.type === 'disallowed' ||
      // Mapped to something that is disallowed itself.
      (token?.type === 'mapped' && normalizeGrapheme(character) === null);
    if (isRefused && isAssigned(codePoint)) refused.push(character);
    if (token?.type !== 'valid' && token?.type !== 'emoji') continue;
    if (token.cps.length === 1 && token.cps[0] === codePoint) valid.add(character);
  }

  function isUsable(text: string): boolean {
    if (valid.has(text) || getEnsEmoji().has(text)) return true;
    return (
      [...text].length > 1 &&
      !CONJOINING_JAMO.test(text) &&
      countGraphemes(text) === 1 &&
      tryNormalize(text) === text
    );
  }

  return { isValid: (text) => valid.has(text), isUsable, valid, refused };
}
