// Decides where a grapheme ends. Graphemes are extended grapheme clusters, except that trailing invisible joiners and
// Hangul jamo are split off to be checked separately: https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries

import { collectGraphemes } from 'unicode-segmenter/grapheme';
import { isOneCharacter } from '../text/code-points.ts';
import { type EmojiFacts, isEmoji } from './emoji.ts';

/**
 * Splits a string into graphemes. Joining the graphemes gives the string again.
 *
 * @example splitGraphemes('e\u0301👍🏽\u200d', tables) // ['e\u0301', '👍🏽', '\u200d']
 */
export function splitGraphemes(text: string, facts: EmojiFacts): string[] {
  const clusters = collectGraphemes(text);
  if (clusters.length === text.length) return clusters;
  const graphemes: string[] = [];
  for (const cluster of clusters) {
    if (isOneCharacter(cluster)) graphemes.push(cluster);
    else for (const part of splitAtJamo(cluster)) splitOffJoiners(part, facts, graphemes);
  }
  return graphemes;
}

/** Splits a cluster before each jamo except the first character. */
function splitAtJamo(cluster: string): string[] {
  // All jamo are in the BMP, so code units are enough.
  const parts: string[] = [];
  let start = 0;
  for (let at = 1; at < cluster.length; at++) {
    if (!isJamo(cluster.charCodeAt(at))) continue;
    parts.push(cluster.slice(start, at));
    start = at;
  }
  parts.push(cluster.slice(start));
  return parts;
}

function isJamo(unit: number): boolean {
  return (
    (unit >= 0x1100 && unit <= 0x11ff) ||
    (unit >= 0x3130 && unit <= 0x318f) ||
    (unit >= 0xa960 && unit <= 0xa97f) ||
    (unit >= 0xd7b0 && unit <= 0xd7ff)
  );
}

function splitOffJoiners(part: string, facts: EmojiFacts, graphemes: string[]): void {
  let end = part.length;
  for (let before = findJoinerStart(part, end); before < end; before = findJoinerStart(part, end)) {
    end = before;
  }
  if (part[end] === '\ufe0f' && isEmoji(part.slice(0, end), facts)) end++;
  if (end > 0) graphemes.push(part.slice(0, end));
  for (const joiner of part.slice(end)) graphemes.push(joiner);
}

/** Returns the start of the invisible joiner that ends at `end`, or `end` if there is no joiner. */
function findJoinerStart(part: string, end: number): number {
  if (isInvisibleJoiner(part.charCodeAt(end - 1))) return end - 1;
  return part.codePointAt(end - 2) === NULL_NOTEHEAD ? end - 2 : end;
}

/** U+1D159, the only invisible joiner outside the BMP that UAX #29 does not treat as a control. */
const NULL_NOTEHEAD = 0x1d159;

/** Checks whether a UTF-16 code unit is an invisible joiner. UAX #29 already splits off joiners that are controls. */
function isInvisibleJoiner(unit: number): boolean {
  return (
    unit === 0x200c ||
    unit === 0x200d ||
    (unit >= 0xfe00 && unit <= 0xfe0f) ||
    unit === 0x034f ||
    unit === 0x17b4 ||
    unit === 0x17b5
  );
}
