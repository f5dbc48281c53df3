// How messages quote graphemes and labels: never an invisible character by itself, never a text without end.

/** What is shown of a grapheme: enough of its facts to be shown safely. */
export interface Showable {
  readonly grapheme: string;
  readonly codePoints: readonly number[];
  readonly drawsNothing: boolean;
  readonly startsWithMark: boolean;
}

const MOST_CODE_POINTS = 4;
const MOST_SHOWN = 3;
const MOST_LABEL_CHARACTERS = 40;

/** `U+0061` style. */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * A grapheme with its code points; one that draws nothing by its code points alone.
 *
 * @example “а” (U+0430)
 */
export function showGrapheme(facts: Showable): string {
  const { codePoints } = facts;
  const isLong = codePoints.length > MOST_CODE_POINTS;
  const names = codePoints.slice(0, MOST_CODE_POINTS).map(codePointName).join(' ');
  const place = isLong ? `${names} …, ${codePoints.length} characters` : names;
  if (facts.drawsNothing) return place;
  // Emoji sequences are long and still one picture; piles of marks are not worth repeating.
  const shown =
    codePoints.length > 16 ? String.fromCodePoint(...codePoints.slice(0, 8)) : facts.grapheme;
  return `“${facts.startsWithMark ? '◌' : ''}${shown}” (${place})`;
}

/** The first few graphemes, and how many more. */
export function showGraphemes(graphemes: readonly Showable[]): string {
  const shown = graphemes.slice(0, MOST_SHOWN).map(showGrapheme);
  const more = graphemes.length - shown.length;
  return inWords(more > 0 ? [...shown, `${more} more`] : shown);
}

/** A label in quotes, shortened in the middle of nowhere when it is very long. */
export function showLabel(label: string): string {
  const characters = [...label];
  if (characters.length <= MOST_LABEL_CHARACTERS) return `“${label}”`;
  return `“${characters.slice(0, MOST_LABEL_CHARACTERS).join('')}…”`;
}

/** `a`, `a and b`, `a, b and c`. */
export function inWords(items: readonly string[], conjunction = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${items.at(-1)}`;
}
