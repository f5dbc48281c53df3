// Evidence in words: what of a text reads as what of a known name.

import { formatCodePoint } from '../../primitives/format-code-point.ts';
import { escapeHidden } from '../text/escape-hidden.ts';
import { joinWords } from '../text/join-words.ts';
import { isSimpleText } from '../text/plain-text.ts';
import type { Edit } from './one-edit.ts';

/** A character or grapheme of a judged label. */
export interface EvidenceGrapheme {
  readonly grapheme: string;
  readonly drawsNothing: boolean;
}

/** The characters of a simple text, as evidence shows them. */
export function listCharacters(text: string): EvidenceGrapheme[] {
  return Array.from(text, (grapheme) => ({ grapheme, drawsNothing: false }));
}

const MAX_PAIRS = 3;

/** A piece of a text and what it reads as. */
interface Pair {
  readonly piece: readonly EvidenceGrapheme[];
  readonly reading: string;
}

/** The pieces in which two texts differ: the alignment with the least difference, one or two characters against one or two. */
export function alignTexts(text: readonly EvidenceGrapheme[], original: readonly string[]): Pair[] {
  const columns = original.length + 1;
  // By places in both texts: the least difference from there to the ends, and the step that has it.
  const costs = new Uint16Array((text.length + 1) * columns);
  const steps = new Uint8Array(costs.length);
  for (let here = costs.length - 2; here >= 0; here--) {
    const at = Math.floor(here / columns);
    const to = here % columns;
    costs[here] = 0xffff;
    for (const [step, { taken, read, cost }] of STEPS.entries()) {
      if (at + taken > text.length || to + read > original.length) continue;
      const isSame = step === 0 && text[at]?.grapheme === original[to];
      const total = (costs[here + taken * columns + read] as number) + (isSame ? 0 : cost);
      if (total >= (costs[here] as number)) continue;
      costs[here] = total;
      steps[here] = step;
    }
  }
  const pairs: Pair[] = [];
  for (let at = 0, to = 0; at < text.length || to < original.length; ) {
    const { taken, read } = STEPS[steps[at * columns + to] as number] as (typeof STEPS)[number];
    const piece = text.slice(at, at + taken);
    const reading = original.slice(to, to + read).join('');
    if (joinGraphemes(piece) !== reading) pairs.push({ piece, reading });
    at += taken;
    to += read;
  }
  return pairs;
}

/** How many characters of either text a step takes, and what it costs to differ so. */
const STEPS = [
  { taken: 1, read: 1, cost: 2 },
  { taken: 2, read: 1, cost: 3 },
  { taken: 1, read: 2, cost: 3 },
  { taken: 1, read: 0, cost: 2 },
  { taken: 0, read: 1, cost: 2 },
] as const;

/** `“rn” reads as “m”`. */
export function describeReading(text: readonly EvidenceGrapheme[], original: string): string {
  const told = [...new Set(alignTexts(text, [...original]).map(describePair))];
  if (told.length === 0) return 'it looks the same';
  const more = told.length - MAX_PAIRS;
  return told.slice(0, MAX_PAIRS).join(', ') + (more > 0 ? `, and ${more} more` : '');
}

function describePair({ piece, reading }: Pair): string {
  if (piece.length === 0) return `“${reading}” is left out`;
  const quoted = quotePiece(piece);
  if (reading !== '') return `${quoted} reads as “${reading}”`;
  return `${quoted} is added`;
}

/** With code points where it is not simple text, and by those alone where nothing is drawn. */
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

/** `“as” stands for “sa”`. */
export function describeEdit({
  kind,
  added,
  removed,
}: Pick<Edit, 'kind' | 'added' | 'removed'>): string {
  switch (kind) {
    case 'transposition':
      return `“${added}” stands in place of “${removed}”`;
    case 'doubling':
      return `“${added}” is doubled`;
    case 'undoubling':
      return `one of two “${removed}” is left out`;
    case 'replacement':
      return `“${added}” stands in place of “${removed}”`;
    case 'insertion':
      return `“${added}” is added`;
    case 'omission':
      return `“${removed}” is left out`;
  }
}

/** `“wallet” is added to “metamask”`, the first few words once each. */
export function describeAddition(words: readonly string[], label: string): string {
  const unique = [...new Set(words)];
  const told = unique.slice(0, MAX_PAIRS).map((word) => `“${word}”`);
  if (unique.length > told.length) told.push(`${unique.length - told.length} more`);
  return `${joinWords(told)} ${unique.length > 1 ? 'are' : 'is'} added to “${label}”`;
}
