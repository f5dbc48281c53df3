// Characters that draw nothing, or turn the text around them, written so that a reader sees them:
// https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing

import { formatCodePoint } from '../../primitives/format-code-point.ts';
import { HIDDEN_CHARACTER } from '../../primitives/hidden-character.ts';
import { memoize } from '../../primitives/memoize.ts';
import { isExistingEmoji, splitHidden } from '../../primitives/split-hidden.ts';

const PRINTABLE_ASCII = /^[ -~]*$/;

const MAX_KEPT_EMOJI = 4096;
/** In UTF-16 units: no emoji is longer. */
const MAX_KEPT_LENGTH = 15;

const isEmoji = memoize(isExistingEmoji, MAX_KEPT_EMOJI, ({ length }) => length <= MAX_KEPT_LENGTH);

/**
 * The text with hidden characters as code points; a space is seen between others. These are words for readers alone: what
 * counts as hidden is up to the Unicode version of the platform, and no verdict rests on it.
 *
 * @example escapeHidden('pay\u202epal') // 'pay‹U+202E›pal'
 */
export function escapeHidden(text: string): string {
  if (PRINTABLE_ASCII.test(text) || !HIDDEN_CHARACTER.test(text)) return text;
  return splitHidden(text, isEmoji)
    .map((run) =>
      run.isHidden && run.text !== ' '
        ? `‹${formatCodePoint(run.text.codePointAt(0) as number)}›`
        : run.text,
    )
    .join('');
}
