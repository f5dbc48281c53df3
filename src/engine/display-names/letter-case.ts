// Compares letters as typed, because a capital letter can look like another letter than its small letter: README.md

import type { Confusables } from '../confusables/confusables.ts';
import { replaceCodePoints } from '../text/code-points.ts';

export interface LetterCase {
  /** Lower-cases a text, except capitals that look like a different small letter: `PayPaI → paypaI`. */
  lowerCapitals(text: string): string;
  /** Returns a key that is equal for texts that look alike as typed: `DAI`, `DAl` and `DA1`, but not `DAL`. */
  getTypedLook(text: string): string;
}

/** Represents a capital L, because skeletons do not distinguish a capital L from a small one. */
const CAPITAL_L = '\ue000';

/**
 * Matches texts in which l and other letters are lowercase, such as `Dal`. The letter l does not replace a capital I
 * here.
 */
const SMALL_WORD = /^(?=.*l).*[a-km-z]/;

/** Checks whether a text cannot imitate a text in capitals: `Dal` does not look like `DAI`, but `DAl` does. */
export function isSmallWord(text: string, capitals: string): boolean {
  return capitals === capitals.toUpperCase() && SMALL_WORD.test(text);
}

export function createLetterCase({
  skeleton,
  typedSkeleton,
}: Pick<Confusables, 'skeleton' | 'typedSkeleton'>): LetterCase {
  return {
    lowerCapitals: (text) =>
      replaceCodePoints(text, (codePoint) => {
        const letter = String.fromCodePoint(codePoint);
        const small = letter.toLowerCase();
        return typedSkeleton(letter) === skeleton(small) ? small : letter;
      }),
    getTypedLook: (text) => typedSkeleton(text.replaceAll('L', CAPITAL_L)),
  };
}
