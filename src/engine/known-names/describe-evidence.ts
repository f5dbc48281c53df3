// Describes in words how a text imitates a known name.

import { formatCodePoint } from '../../primitives/format-code-point.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import { escapeHidden } from '../text/escape-hidden.ts';
import { joinWords } from '../text/join-words.ts';
import {
  type Difference,
  type EvidenceGrapheme,
  findDifferences,
  joinGraphemes,
} from './align-evidence.ts';
import type { Edit } from './one-edit.ts';

/** Lists the characters of a simple text. */
export function listCharacters(text: string): EvidenceGrapheme[] {
  return Array.from(text, (grapheme) => ({ grapheme, drawsNothing: false }));
}

/** Maximum number of differences or added words that are listed. */
const MAX_PHRASES = 3;

/**
 * Describes the differences between two texts: `“rn” reads as “m”`.
 *
 * @param verb says that a piece takes the place of another one
 */
export function describeReading(
  text: readonly EvidenceGrapheme[],
  original: string,
  verb: 'reads as' | 'replaces' = 'reads as',
): string {
  const differences = findDifferences(text, [...original]);
  const addedHyphens = differences.filter(isAddedHyphen).length;
  const describe = (each: Difference) =>
    addedHyphens > 1 && isAddedHyphen(each)
      ? `${addedHyphens} hyphens are added`
      : describeDifference(each, verb);
  const phrases = [...new Set(differences.map(describe))];
  if (phrases.length === 0) return 'it looks the same';
  const more = phrases.length - MAX_PHRASES;
  return phrases.slice(0, MAX_PHRASES).join(', ') + (more > 0 ? `, and ${more} more` : '');
}

function isAddedHyphen({ piece, reading }: Difference): boolean {
  return reading === '' && joinGraphemes(piece) === '-';
}

function describeDifference({ piece, reading }: Difference, verb: string): string {
  if (piece.length === 0) return `“${reading}” is missing`;
  const quoted = quotePiece(piece);
  if (reading !== '') return `${quoted} ${verb} “${reading}”`;
  return `${quoted} is added`;
}

/**
 * Quotes a piece. Adds code points unless the piece is simple text. Returns only code points for an invisible piece.
 */
function quotePiece(piece: readonly EvidenceGrapheme[]): string {
  const text = joinGraphemes(piece);
  if (text === '-') return 'a hyphen';
  if (isSimpleText(text)) return `“${text}”`;
  const codePoints = Array.from(text, (c) => formatCodePoint(c.codePointAt(0) as number)).join(' ');
  const drawn = joinGraphemes(piece.filter(({ drawsNothing }) => !drawsNothing));
  return drawn === '' ? codePoints : `“${escapeHidden(drawn)}” (${codePoints})`;
}

/** Describes an edit: `“sa” replaces “as”`. */
export function describeEdit({
  kind,
  added,
  removed,
}: Pick<Edit, 'kind' | 'added' | 'removed'>): string {
  switch (kind) {
    case 'transposition':
    case 'replacement':
      return `“${added}” replaces “${removed}”`;
    case 'doubling':
      return `“${added}” is doubled`;
    case 'undoubling':
      return `one of two “${removed}” is missing`;
    case 'insertion':
      return `“${added}” is added`;
    case 'omission':
      return `“${removed}” is missing`;
  }
}

/** Describes added words, without repeats: `“wallet” is added to “metamask”`. */
export function describeAddition(words: readonly string[], label: string): string {
  const unique = [...new Set(words)];
  const listed = unique.slice(0, MAX_PHRASES).map((word) => `“${word}”`);
  if (unique.length > listed.length) listed.push(`${unique.length - listed.length} more`);
  return `${joinWords(listed)} ${unique.length > 1 ? 'are' : 'is'} added to “${label}”`;
}
