import { HIDDEN_CHARACTER } from '../primitives/hidden-character.ts';
import { lazy } from '../primitives/lazy.ts';
import { takeStart } from '../primitives/take-start.ts';

/** Marks that may stand on one character; more of them draw over the lines around it. */
const MAX_MARKS = 4;
/** Longest grapheme, in code points: no emoji has more than ten, and no language needs as many. */
export const MAX_CODE_POINTS = 16;
const TOO_MANY_MARKS = new RegExp(`\\p{M}{${MAX_MARKS + 1}}`, 'u');
const MARK = /\p{M}/u;
const getSegmenter = lazy(() => new Intl.Segmenter('en'));

/** A grapheme to draw, or one character that is not to be drawn. */
type Cluster = string | { hidden: string };

/** Graphemes are looked for in so many code points at once: browsers take quadratic time for more. */
const WINDOW = 128;

function* segment(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const rest = takeStart(text.slice(start), WINDOW);
    const clusters = Array.from(getSegmenter().segment(rest), (found) => found.segment);
    // The last one may go on behind the window.
    if (clusters.length > 1 && start + rest.length < text.length) clusters.pop();
    for (const cluster of clusters) {
      start += cluster.length;
      yield cluster;
    }
  }
}

/**
 * The graphemes of a text that hides nothing; characters apart that would be drawn over others, or make a grapheme endless.
 *
 * @example splitClusters('e\u0301x') // ['e\u0301', 'x']
 */
export function splitClusters(text: string): Cluster[] {
  return Array.from(segment(text)).flatMap((cluster) =>
    isOrdinary(cluster) ? cluster : splitCluster(cluster),
  );
}

/** False also for what is left of a grapheme that is longer than the window. */
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
