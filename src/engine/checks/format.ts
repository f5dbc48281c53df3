// How messages quote graphemes and labels: never an invisible character by itself, never a text without end.

import { formatCodePoint } from '../../primitives/format-code-point.ts';
import { escapeHidden } from '../text/escape-hidden.ts';
import { joinWords } from '../text/join-words.ts';

/** What is shown of a grapheme: enough of its facts to be shown safely. */
export interface Quotable {
  readonly grapheme: string;
  readonly codePoints: readonly number[];
  readonly drawsNothing: boolean;
  readonly startsWithMark: boolean;
}

/** Why a label is not judged. */
export const UNKNOWN_LABEL_SKIPPED =
  'Only the hash of this label is known, so this can’t be checked.';

/** Why a name is not judged. */
export const UNKNOWN_NAME_SKIPPED = 'A label is known only by its hash, so this can’t be checked.';

/** Why not every label of a name is judged. */
export const UNKNOWN_LABELS_PASSED_OVER =
  'Not checked everywhere, because a label is known only by its hash.';

/** The hidden characters that names are found with, by the names that people know. */
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
const MAX_LABEL_CHARACTERS = 40;

/**
 * A grapheme with its code points; one that draws nothing by its name, where people know that, or its code points alone.
 *
 * @example “а” (U+0430)
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
  // Emoji sequences are long and still one picture; piles of marks are not worth repeating.
  const shown =
    codePoints.length > 16 ? String.fromCodePoint(...codePoints.slice(0, 8)) : facts.grapheme;
  return `“${facts.startsWithMark ? '◌' : ''}${escapeHidden(shown)}” (${place})`;
}

/** The first few graphemes, and how many more. */
export function quoteGraphemes(graphemes: readonly Quotable[]): string {
  const shown = graphemes.slice(0, MAX_QUOTED).map(quoteGrapheme);
  const more = graphemes.length - shown.length;
  return joinWords(more > 0 ? [...shown, `${more} more`] : shown);
}

/** A label in quotes, shortened in the middle of nowhere when it is very long. */
export function quoteLabel(label: string): string {
  const isShort = label.length <= MAX_LABEL_CHARACTERS;
  const shown = isShort ? label : [...label].slice(0, MAX_LABEL_CHARACTERS).join('');
  return `“${escapeHidden(shown)}${shown === label ? '' : '…'}”`;
}
