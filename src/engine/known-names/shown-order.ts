// Finds the order in which plain text shows the labels of a name: https://www.unicode.org/reports/tr9/
// Covers the rules for a line from left to right without brackets and without characters that change the direction.
// ENSIP-15 accepts no name with such characters.

import type { BulkTables } from '../tables/bulk-tables.ts';

/** The order in which plain text shows the labels of a name. */
export interface ShownOrder {
  /** Indexes of the labels, from left to right. */
  readonly places: readonly number[];
  /** Whether plain text shows characters of one label inside another label. */
  readonly isMixed: boolean;
}

/** A character of a script that is written from right to left. */
export const RIGHT_TO_LEFT_LETTER =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const RIGHT_TO_LEFT = new RegExp(RIGHT_TO_LEFT_LETTER, 'gu');

/**
 * UTF-16 code units of these characters, and of a few others. Searching for them takes a tenth of the time, and most
 * names have none.
 */
const RIGHT_TO_LEFT_UNITS = /[\u0590-\u08ff\ud802\ud803\ud83a\ud83b\ufb1d-\ufefc]/;

/**
 * Replaces characters with their bidirectional classes, then classes with directions. L, R, A (AL), E (EN), D (AN), M
 * (NSM) and N (others) are classes. Hyphens and dots stand for themselves. All other signs count as N, and letters of
 * Hanifi Rohingya and Sogdian as R: https://www.unicode.org/Public/17.0.0/ucd/extracted/DerivedBidiClass.txt
 */
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[\d۰-۹]/g, 'E'],
  [/[٠-٩\u{10d30}-\u{10d39}\u{10d40}-\u{10d49}]/gu, 'D'],
  [/[\u0600-\u07bf\u0860-\u08ff\ufb50-\ufefc]/g, 'A'],
  [RIGHT_TO_LEFT, 'R'],
  // W1 to W7
  [/(?<=([^M])M*)M/g, '$1'],
  [/(?<=A[^LR]*)E/g, 'D'],
  [/A/g, 'R'],
  [/(?<=E)[-.](?=E)/g, 'E'],
  [/(?<=D)\.(?=D)/g, 'D'],
  [/[-.]/g, 'N'],
  [/(?<=L[^R]*)E/g, 'L'],
  // N1 and N2
  [/(?<=[RED]N*)N(?=N*[RED])/g, 'R'],
  [/N/g, 'L'],
];

/** Creates a function that returns the order in which plain text shows the labels, or null if it keeps their order. */
export function createShownOrder(
  tables: Pick<BulkTables, 'category' | 'mark'>,
): (name: string) => ShownOrder | null {
  /** Returns the class of most characters. Keeps the characters that RULES classify. */
  function classify(character: string): string {
    const codePoint = character.codePointAt(0) as number;
    if (tables.mark(codePoint) !== 'none') return 'M';
    const category = tables.category(codePoint);
    if (category !== 'letter' && category !== 'number')
      return /[-.]/.test(character) ? character : 'N';
    return /\d/.test(character) || character.search(RIGHT_TO_LEFT) === 0 ? character : 'L';
  }

  return (name) => {
    if (!RIGHT_TO_LEFT_UNITS.test(name)) return null;
    // A label that is alone or directly under `eth` stays in its place.
    if (/^[^.]*(?:\.eth)?$/.test(name) || name.search(RIGHT_TO_LEFT) < 0) return null;
    const characters = [...name];
    // An L on both sides stands for the direction of the line.
    const classes = `L${characters.map(classify).join('')}L`;
    const directions = RULES.reduce((text, [from, to]) => text.replace(from, to), classes);
    let place = 0;
    const places = characters.map((character) => (character === '.' ? place++ : place));
    const shown = orderVisually(directions.slice(1, -1))
      .filter((at) => characters[at] !== '.')
      .map((at) => places[at] as number)
      .filter((own, at, all) => own !== all[at - 1]);
    if (shown.every((own, at) => at === 0 || own > (shown[at - 1] as number))) return null;
    const labels = [...new Set(shown)];
    const isMixed = shown.length > labels.length;
    const texts = name.split('.');
    // Labels that change places with equal labels keep the name as it is.
    const isSame = !isMixed && labels.every((own, at) => texts[own] === texts[at]);
    return isSame ? null : { places: labels, isMixed };
  };
}

/**
 * Lists the indexes of the characters from left to right (L2). In a run from right to left, numbers keep their
 * direction.
 */
function orderVisually(directions: string): number[] {
  let next = 0;
  const order: number[] = [];
  for (const [run] of directions.matchAll(/L|[RED]+/g)) {
    const pieces = Array.from(run.matchAll(/[ED]+|./g), ([piece]) =>
      Array.from(piece, () => next++),
    );
    order.push(...pieces.reverse().flat());
  }
  return order;
}
