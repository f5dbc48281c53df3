import { HIDDEN_CHARACTER } from '../primitives/hidden-character.ts';
import { lazy } from '../primitives/lazy.ts';
import { takeStart } from '../primitives/take-start.ts';

/** Maximum number of marks on one character. More would cover the lines above and below. */
const MAX_MARKS = 4;
/** Maximum length of a grapheme in code points. Emoji have at most ten, and no language needs more. */
export const MAX_CODE_POINTS = 16;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');
const MARK = /\p{M}/u;
const getSegmenter = lazy(() => new Intl.Segmenter('en'));

/** A grapheme to draw, or one character to replace by its code point. */
type Cluster = string | { hidden: string };

/** Number of code points to segment in one call. Browsers take quadratic time on long strings. */
const WINDOW = 128;

function* segment(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const rest = takeStart(text.slice(start), WINDOW);
    const clusters = Array.from(getSegmenter().segment(rest), (found) => found.segment);
    // The last grapheme may continue after the window.
    if (clusters.length > 1 && start + rest.length < text.length) clusters.pop();
    for (const cluster of clusters) {
      start += cluster.length;
      yield cluster;
    }
  }
}

/**
 * Splits text without hidden characters into graphemes. Marks that would cover other lines, and characters of overlong
 * graphemes, are returned separately.
 *
 * @example splitClusters('e\u0301x') // ['e\u0301', 'x']
 */
export function splitClusters(text: string): Cluster[] {
  return Array.from(segment(text)).flatMap((cluster) =>
    isOrdinary(cluster) ? cluster : splitCluster(cluster),
  );
}

/** Checks whether a grapheme can be drawn whole. Returns false for a fragment of a grapheme longer than the window. */
function isOrdinary(cluster: string): boolean {
  const [first = ''] = cluster;
  if (MARK.test(first) || HIDDEN_CHARACTER.test(first)) return false;
  return !TOO_MANY_MARKS.test(cluster) && Array.from(cluster).length <= MAX_CODE_POINTS;
}

function splitCluster(cluster: string): Cluster[] {
  const parts: Cluster[] = [];
  let markCount = MAX_MARKS;
  for (const character of cluster) {
    const isMark = MARK.test(character);
    if (isMark && markCount < MAX_MARKS) {
      parts.push(parts.pop() + character);
      markCount++;
    } else if (isMark || HIDDEN_CHARACTER.test(character)) {
      parts.push({ hidden: character });
      markCount = MAX_MARKS;
    } else {
      parts.push(character);
      markCount = 0;
    }
  }
  return parts;
}
