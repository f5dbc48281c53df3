// Extended grapheme clusters with two breaks more: invisible joiners at the end of a cluster and Hangul jamo stand alone,
// so that each can be judged: https://www.unicode.org/reports/tr29/#Grapheme_Cluster_Boundaries

import { collectGraphemes } from 'unicode-segmenter/grapheme';
import { isOneCharacter } from '../text/code-points.ts';
import { type EmojiFacts, isEmoji } from './emoji.ts';

/**
 * The graphemes of a text; joined they give the text back.
 *
 * @example splitGraphemes('e\u0301👍🏽\u200d', tables) // ['e\u0301', '👍🏽', '\u200d']
 */
export function splitGraphemes(text: string, facts: EmojiFacts): string[] {
  const clusters = collectGraphemes(text);
  if (clusters.length === text.length) return clusters;
  const graphemes: string[] = [];
  for (const cluster of clusters) {
    if (isOneCharacter(cluster)) graphemes.push(cluster);
    else for (const part of splitAtJamo(cluster)) pushWithoutJoiners(part, facts, graphemes);
  }
  return graphemes;
}

/** Jamo are in the BMP, so UTF-16 units do. */
function splitAtJamo(cluster: string): string[] {
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

function pushWithoutJoiners(part: string, facts: EmojiFacts, graphemes: string[]): void {
  let end = part.length;
  for (let before = findJoinerStart(part, end); before < end; before = findJoinerStart(part, end)) {
    end = before;
  }
  if (part[end] === '\ufe0f' && isEmoji(part.slice(0, end), facts)) end++;
  if (end > 0) graphemes.push(part.slice(0, end));
  for (const joiner of part.slice(end)) graphemes.push(joiner);
}

/** Where the invisible joiner that ends at `end` starts; `end` itself when none does. */
function findJoinerStart(part: string, end: number): number {
  if (isInvisibleJoiner(part.charCodeAt(end - 1))) return end - 1;
  return part.codePointAt(end - 2) === NULL_NOTEHEAD ? end - 2 : end;
}

/** The one joiner beyond the BMP that is no control. */
const NULL_NOTEHEAD = 0x1d159;

/** Joiners that are controls need no mention: UAX #29 breaks before and after those. */
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
