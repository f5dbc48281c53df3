// Makes invisible and bidirectional control characters visible in messages:
// https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing

import { formatCodePoint } from '../../primitives/format-code-points.ts';
import { HIDDEN_CHARACTER } from '../../primitives/hidden-character.ts';
import { memoize } from '../../primitives/memoize.ts';
import { isExistingEmoji, splitHidden } from '../../primitives/split-hidden.ts';

const PRINTABLE_ASCII = /^[ -~]*$/;

const MAX_CACHED_EMOJI = 4096;
/** Length of the longest emoji, in UTF-16 code units. */
const MAX_CACHED_LENGTH = 15;

const isEmoji = memoize(
  isExistingEmoji,
  MAX_CACHED_EMOJI,
  ({ length }) => length <= MAX_CACHED_LENGTH,
);

/**
 * Replaces hidden characters except spaces with their code points. Use the result only in messages, because the
 * platform's Unicode version decides which characters are hidden.
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
