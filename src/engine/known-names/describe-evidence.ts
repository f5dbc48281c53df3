// Describes in words how a text imitates a known name.

import { formatCodePoint } from '../../primitives/format-code-point.ts';
import { escapeHidden } from '../text/escape-hidden.ts';
import { joinWords } from '../text/join-words.ts';
import { isSimpleText } from '../text/plain-text.ts';
import type { Edit } from './one-edit.ts';

/** A grapheme of a judged label that evidence can quote. */
export interface EvidenceGrapheme {
  readonly grapheme: string;
  readonly drawsNothing: boolean;
}

/** Lists the characters of a simple text. */
export function listCharacters(text: string): EvidenceGrapheme[] {
  return Array.from(text, (grapheme) => ({ grapheme, drawsNothing: false }));
}

/** Maximum number of differences or added words that are listed. */
const MAX_PHRASES = 3;

/** A piece of a text, and the piece of the original that it replaces. Either can be empty. */
interface Difference {
  readonly piece: readonly EvidenceGrapheme[];
  readonly reading: string;
}

/**
 * Finds the pieces in which two texts differ: `rnetamask` and `metamask` differ in `rn` and `m`. Aligns the texts at
 * the lowest cost.
 */
function findDifferences(
  text: readonly EvidenceGrapheme[],
  original: readonly string[],
): Difference[] {
  const columns = original.length + 1;
  // For each pair of positions: the lowest cost from there to the ends of both texts, and the first step of that path.
  const costs = new Uint16Array((text.length + 1) * columns);
  const steps = new Uint8Array(costs.length);
  for (let here = costs.length - 2; here >= 0; here--) {
    const at = Math.floor(here / columns);
    const to = here % columns;
    costs[here] = 0xffff;
    for (const [step, { taken, read, cost }] of STEPS.entries()) {
      if (at + taken > text.length || to + read > original.length) continue;
      if (read > 2 && isSimpleText(text[at]?.grapheme ?? '')) continue;
      const isSame = step === 0 && text[at]?.grapheme === original[to];
      const total = (costs[here + taken * columns + read] as number) + (isSame ? 0 : cost);
      if (total >= (costs[here] as number)) continue;
      costs[here] = total;
      steps[here] = step;
    }
  }
  const differences: Difference[] = [];
  for (let at = 0, to = 0; at < text.length || to < original.length; ) {
    const { taken, read } = STEPS[steps[at * columns + to] as number] as (typeof STEPS)[number];
    const piece = text.slice(at, at + taken);
    const reading = original.slice(to, to + read).join('');
    if (joinGraphemes(piece) !== reading) differences.push({ piece, reading });
    at += taken;
    to += read;
  }
  return differences;
}

/** Steps of the alignment: numbers of characters in the text and in the original, and the cost if these differ. */
const STEPS = [
  { taken: 1, read: 1, cost: 4 },
  { taken: 2, read: 1, cost: 6 },
  { taken: 1, read: 2, cost: 6 },
  { taken: 1, read: 0, cost: 4 },
  { taken: 0, read: 1, cost: 4 },
  // Emoji such as 🆕 and 🆒 read as words. These steps don't apply to simple text.
  { taken: 1, read: 3, cost: 9 },
  { taken: 1, read: 4, cost: 12 },
] as const;

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
  const phrases = [...new Set(differences.map((each) => describeDifference(each, verb)))];
  if (phrases.length === 0) return 'it looks the same';
  const more = phrases.length - MAX_PHRASES;
  return phrases.slice(0, MAX_PHRASES).join(', ') + (more > 0 ? `, and ${more} more` : '');
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

function joinGraphemes(piece: readonly EvidenceGrapheme[]): string {
  return piece.map(({ grapheme }) => grapheme).join('');
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
