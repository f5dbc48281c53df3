// Explains how a text imitates a known name.

import { isSimpleText } from '../../primitives/plain-text.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { joinGraphemes } from '../text/join-graphemes.ts';
import type { Edit } from './one-edit.ts';

/** Lists the characters of a simple text. */
export function listCharacters(text: string): EvidenceGrapheme[] {
  return Array.from(text, (grapheme) => ({ grapheme, drawsNothing: false }));
}

/**
 * Explains the differences between two texts.
 *
 * @param original a text or its letters
 * @param code `replaces` if the text does not read as the original
 */
export function explainReading(
  text: readonly EvidenceGrapheme[],
  original: string | readonly string[],
  code: 'reads_as' | 'replaces' = 'reads_as',
): Extract<Evidence, { readonly code: 'reads_as' | 'replaces' }> {
  const differences = findDifferences(text, [...original]).map(({ piece, reading }) => {
    const all = joinGraphemes(piece);
    const text = joinGraphemes(piece.filter(({ drawsNothing }) => !drawsNothing));
    return { text, spelled: isSimpleText(all) ? '' : all, reading };
  });
  return { code, args: { differences } };
}

export function explainEdit({
  kind,
  added,
  removed,
}: Pick<Edit, 'kind' | 'added' | 'removed'>): Evidence {
  return { code: kind, args: { added, removed } };
}

export function explainAddition(words: readonly string[], label: string): Evidence {
  return { code: 'added_words', args: { words, label } };
}

/** Explains that a text reads as another one. Quotes both without code points. */
export function explainPiece(text: string, reading: string): Evidence {
  return { code: 'reads_as', args: { differences: [{ text, spelled: '', reading }] } };
}

// Finds the cheapest alignment of a text with the text that it imitates: https://en.wikipedia.org/wiki/Edit_distance

/** A grapheme that evidence can quote from a judged label. */
export interface EvidenceGrapheme {
  readonly grapheme: string;
  readonly drawsNothing: boolean;
}

/** A piece of a text, and the piece of the original that it replaces. One of them can be empty. */
interface Difference {
  readonly piece: readonly EvidenceGrapheme[];
  readonly reading: string;
}

/** Steps of the alignment. A step aligns `taken` graphemes of the text with `read` characters of the original. */
const STEPS = [
  { taken: 1, read: 1, cost: 4 },
  { taken: 2, read: 1, cost: 6 },
  { taken: 1, read: 2, cost: 6 },
  { taken: 1, read: 0, cost: 4 },
  { taken: 0, read: 1, cost: 4 },
  { taken: 1, read: 3, cost: 9 },
  { taken: 1, read: 4, cost: 12 },
] as const;

/**
 * How many graphemes can be read together (`taken`), and as how many letters at most (`read`). `discount` reduces the cost
 * of a grapheme that is added to the original.
 */
interface Limits {
  readonly taken: number;
  readonly read: number;
  readonly discount: number;
}

const SIMPLE: Limits = { taken: 2, read: 2, discount: 0 };
const OTHER: Limits = { taken: 2, read: 4, discount: 0 };
/**
 * Some emoji, such as 🆕 and 🆒, can be read as words. Most are decoration. No emoji is part of a sequence such as `rn`.
 */
const EMOJI: Limits = { taken: 1, read: 4, discount: 1 };
/** Hyphens and other separators can never be read as letters. */
const SEPARATOR: Limits = { taken: 1, read: 0, discount: 0 };

const IS_SEPARATOR = /^[\p{Pd}_’]$/u;
const STARTS_WITH_EMOJI = /^\p{Extended_Pictographic}/u;

function getLimits({ grapheme }: EvidenceGrapheme): Limits {
  if (IS_SEPARATOR.test(grapheme)) return SEPARATOR;
  if (isSimpleText(grapheme)) return SIMPLE;
  return STARTS_WITH_EMOJI.test(grapheme) ? EMOJI : OTHER;
}

/** Finds the pieces in which two texts differ: `rnetamask` and `metamask` differ in `rn` and `m`. */
function findDifferences(
  text: readonly EvidenceGrapheme[],
  original: readonly string[],
): Difference[] {
  const hasSeparators = original.some((character) => IS_SEPARATOR.test(character));
  const all = hasSeparators ? text : moveSeparatorsToEnd(text);
  let start = 0;
  while (start < all.length && all[start]?.grapheme === original[start]) start++;
  let end = 0;
  const most = Math.min(all.length, original.length) - start;
  while (end < most && all.at(-1 - end)?.grapheme === original.at(-1 - end)) end++;
  return align(all.slice(start, all.length - end), original.slice(start, original.length - end));
}

/** Moves separators after the letters, so that separated letters become adjacent: `r-n` → `rn-`. */
function moveSeparatorsToEnd(text: readonly EvidenceGrapheme[]): EvidenceGrapheme[] {
  const isSeparator = ({ grapheme }: EvidenceGrapheme) => IS_SEPARATOR.test(grapheme);
  return [...text.filter((each) => !isSeparator(each)), ...text.filter(isSeparator)];
}

function align(text: readonly EvidenceGrapheme[], original: readonly string[]): Difference[] {
  const columns = original.length + 1;
  const limits = text.map(getLimits);
  // For each pair of positions: the lowest cost of aligning the rest of both texts, and the first step to take.
  const costs = new Uint16Array((text.length + 1) * columns);
  const steps = new Uint8Array(costs.length);
  for (let here = costs.length - 2; here >= 0; here--) {
    const at = Math.floor(here / columns);
    const to = here % columns;
    costs[here] = 0xffff;
    for (let step = 0; step < STEPS.length; step++) {
      const { taken, read, cost } = STEPS[step] as (typeof STEPS)[number];
      if (at + taken > text.length || to + read > original.length) continue;
      const isSame = step === 0 && text[at]?.grapheme === original[to];
      if (!isSame && !mayBeRead(limits, at, taken, read)) continue;
      const discount = read === 0 ? (limits[at] as Limits).discount : 0;
      const rest = costs[here + taken * columns + read] as number;
      const total = rest + (isSame ? 0 : cost - discount);
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

/** Checks whether the graphemes from `at` can be read together as so many letters. */
function mayBeRead(limits: readonly Limits[], at: number, taken: number, read: number): boolean {
  for (let next = at; next < at + taken; next++) {
    const limit = limits[next] as Limits;
    if (taken > limit.taken || read > limit.read) return false;
  }
  return true;
}
