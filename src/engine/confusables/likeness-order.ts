// Sorts the confusables of a grapheme, because UTS #39 defines no order:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { decompose } from '../ensip15/normalization-forms.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { toCodePoints } from '../text/code-points.ts';

/**
 * Creates a comparator. Graphemes of the same script come first, then letters without marks, then lower code points.
 */
export function createLikenessOrder(
  grapheme: string,
  tables: BulkTables,
): (a: string, b: string) => number {
  const script = getScript(grapheme, tables);
  const ranks = new Map<string, number>();
  const getRank = (text: string) => {
    let known = ranks.get(text);
    if (known === undefined) {
      const isMarked = toCodePoints(decompose(text)).length > 1;
      known = (getScript(text, tables) === script ? 0 : 2) + (isMarked ? 1 : 0);
      ranks.set(text, known);
    }
    return known;
  };
  return (a, b) => getRank(a) - getRank(b) || compareCodePoints(a, b);
}

/** Returns the first script in a text that is neither Common nor Inherited. Returns Common if there is none. */
function getScript(text: string, tables: BulkTables): string {
  for (const codePoint of toCodePoints(text)) {
    const script = tables.script(codePoint);
    if (script !== 'Common' && script !== 'Inherited') return script;
  }
  return 'Common';
}

function compareCodePoints(a: string, b: string): number {
  const left = toCodePoints(a);
  const right = toCodePoints(b);
  for (const [i, codePoint] of left.entries()) {
    const difference = codePoint - (right[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
