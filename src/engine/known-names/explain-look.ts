// Explains how a text beyond ASCII imitates a name beyond ASCII.

import { isSimpleText } from '../../primitives/plain-text.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { joinGraphemes } from '../text/join-graphemes.ts';
import { type EvidenceGrapheme, explainReading } from './explain-reading.ts';

/** Part in which a text differs from an original. */
interface ChangedPart<Grapheme> {
  readonly piece: readonly Grapheme[];
  readonly reading: string;
}

/** Matches the start of each letter, which its marks belong to. */
const LETTER_START = /(?!\p{M})/u;

/**
 * Explains the differences between two texts that look alike. Quotes one piece if one character is replaced, or if
 * characters are in another order: `“ខែ្ម” reads as “ខ្មែ”`.
 */
export function explainLook(text: readonly EvidenceGrapheme[], original: string): Evidence {
  const changed = findChangedPart(text, original);
  if (!isOnePiece(changed)) return explainReading(text, original.split(LETTER_START));
  const { piece, reading } = changed;
  const drawn = joinGraphemes(piece.filter(({ drawsNothing }) => !drawsNothing));
  const differences = [{ text: drawn, spelled: joinGraphemes(piece), reading }];
  return { code: 'reads_as', args: { differences } };
}

function isOnePiece({ piece, reading }: ChangedPart<EvidenceGrapheme>): boolean {
  const replaced = joinGraphemes(piece);
  if (isSimpleText(replaced) || isSimpleText(reading)) return false;
  const sort = (text: string) => [...text].sort().join('');
  return piece.length === 1 || sort(replaced) === sort(reading);
}

/** Matches characters that belong to the character before them. */
export const EXTENDS = /^[\p{M}\p{Emoji_Modifier}\u200d]/u;

/** Finds the part in which a text differs from an original. */
export function findChangedPart<Grapheme extends { readonly grapheme: string }>(
  text: readonly Grapheme[],
  original: string,
): ChangedPart<Grapheme> {
  let reading = original;
  let start = 0;
  let end = text.length;
  for (; start < end; start++) {
    const { grapheme } = text[start] as Grapheme;
    const rest = reading.slice(grapheme.length);
    if (!reading.startsWith(grapheme) || EXTENDS.test(rest)) break;
    reading = rest;
  }
  for (; end > start; end--) {
    const { grapheme } = text[end - 1] as Grapheme;
    if (!reading.endsWith(grapheme)) break;
    reading = reading.slice(0, -grapheme.length);
  }
  return { piece: text.slice(start, end), reading };
}
