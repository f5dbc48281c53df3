// Quotes graphemes in messages. Shows hidden characters as code points and shortens long texts.

import { formatCodePoint } from '../../primitives/format-code-points.ts';
import { HIDDEN_CHARACTER } from '../../primitives/hidden-character.ts';
import { memoize } from '../../primitives/memoize.ts';
import { isExistingEmoji, splitHidden } from '../../primitives/split-hidden.ts';
import { joinWords, quotePlainLabel } from './quote-plain-label.ts';

/** The facts of a grapheme that are needed to quote it. */
export interface Quotable {
  readonly grapheme: string;
  readonly codePoints: readonly number[];
  readonly drawsNothing: boolean;
  readonly startsWithMark: boolean;
}

const HIDDEN_NAMES = new Map([
  [0x20, 'space'],
  [0xa0, 'no-break space'],
  [0xad, 'soft hyphen'],
  [0x200b, 'zero-width space'],
  [0x200c, 'zero-width non-joiner'],
  [0x200d, 'zero-width joiner'],
  [0x2060, 'word joiner'],
]);

const MAX_CODE_POINTS = 4;
const MAX_QUOTED = 3;

/**
 * Quotes a grapheme with its code points. A hidden grapheme is shown as its code points, after its common name if it
 * has one.
 *
 * @example `“а” (U+0430)`, `zero-width joiner (U+200D)`
 */
export function quoteGrapheme(facts: Quotable): string {
  const { codePoints } = facts;
  const isLong = codePoints.length > MAX_CODE_POINTS;
  const names = codePoints.slice(0, MAX_CODE_POINTS).map(formatCodePoint).join(' ');
  const place = isLong ? `${names} …, ${codePoints.length} characters` : names;
  if (facts.drawsNothing) {
    const name = codePoints.length === 1 ? HIDDEN_NAMES.get(codePoints[0] as number) : undefined;
    return name === undefined ? place : `${name} (${place})`;
  }
  // Shorten stacks of marks. Emoji sequences have fewer code points, so they are never shortened.
  const shown =
    codePoints.length > 16 ? String.fromCodePoint(...codePoints.slice(0, 8)) : facts.grapheme;
  return `“${facts.startsWithMark ? '◌' : ''}${escapeHidden(shown)}” (${place})`;
}

/**
 * Quotes the first few graphemes and adds the number of others.
 *
 * @param count number of all graphemes, if the list is cut
 */
export function quoteGraphemes(
  graphemes: readonly Quotable[],
  count: number = graphemes.length,
): string {
  const shown = graphemes.slice(0, MAX_QUOTED).map(quoteGrapheme);
  const more = count - shown.length;
  return joinWords(more > 0 ? [...shown, `${more} more`] : shown);
}

/** Quotes a label. Shows hidden characters as code points, and truncates labels over 40 characters. */
export function quoteLabel(label: string): string {
  return quotePlainLabel(label, escapeHidden);
}

// Makes invisible and bidirectional control characters visible in messages:
// https://www.unicode.org/reports/tr36/#Bidirectional_Text_Spoofing

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
