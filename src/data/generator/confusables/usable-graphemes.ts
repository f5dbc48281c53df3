import { ens_tokenize } from '@adraffy/ens-normalize';
import { getEnsEmoji } from '../../../engine/ensip15/ens-emoji.ts';
import { normalizeGrapheme, tryNormalize } from '../../../engine/ensip15/normalize-grapheme.ts';

/** Graphemes that lists of confusables may contain. */
export interface UsableGraphemes {
  /** Checks whether a text is one character that ENSIP-15 accepts in some labels. */
  isValid(text: string): boolean;
  /** Checks whether a text is a valid character, or a normalized sequence that is one grapheme. */
  isUsable(text: string): boolean;
  /** Valid characters in code point order. */
  readonly valid: ReadonlySet<string>;
  /** Assigned characters that ENSIP-15 rejects, or maps to a rejected text, in code point order. */
  readonly rejected: readonly string[];
}

/** Conjoining jamo, which are always separate graphemes in this project. */
const CONJOINING_JAMO = /[\u{1100}-\u{11ff}\u{a960}-\u{a97f}\u{d7b0}-\u{d7ff}]/u;

/** Classifies all code points with ens-normalize. */
export function findUsableGraphemes(
  countGraphemes: (text: string) => number,
  isAssigned: (codePoint: number) => boolean,
): UsableGraphemes {
  const valid = new Set<string>();
  const rejected: string[] = [];
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint === 0xd800) codePoint = 0xe000;
    const character = String.fromCodePoint(codePoint);
    const [token] = ens_tokenize(character);
    const isRejected =
      token?.type === 'disallowed' ||
      (token?.type === 'mapped' && normalizeGrapheme(character) === null);
    if (isRejected && isAssigned(codePoint)) rejected.push(character);
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

  return { isValid: (text) => valid.has(text), isUsable, valid, rejected };
}
