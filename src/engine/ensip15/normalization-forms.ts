// Computes NFD and NFC with the tables of ens-normalize, in linear time for any input: https://www.unicode.org/reports/tr15/
//
// ens-normalize sorts a run of marks in quadratic time, and overflows the stack if it composes a hundred thousand
// marks. This module sorts long runs itself. Only marks that can compose are passed to ens-normalize.

import { nfc, nfd } from '@adraffy/ens-normalize';
import { memoizeCodePoints } from '../../primitives/memoize.ts';
import { everyCodePoint, fromCodePoints, toCodePoints } from '../text/code-points.ts';

/** Longest run of marks that ens-normalize sorts. Runs in ordinary text are shorter. */
const MAX_RUN = 30;
/**
 * Maximum number of characters in a decomposition. A mark that does not compose blocks all later marks of its class, so
 * the fifth mark of a class is always blocked.
 */
const MAX_COMPOSED = 4;

// Marks of the lowest and the highest combining class.
const LOWEST_MARK = 0x334;
const HIGHEST_MARK = 0x345;

/**
 * Matches short texts in blocks whose characters every supported platform knows. Platforms have tables of different
 * versions of Unicode, but no version changes the forms of an existing character:
 * https://www.unicode.org/policies/stability_policy.html#Normalization
 */
const KNOWN_TO_PLATFORMS =
  /^[\0-\u086f\u0900-\u0bff\u0c80-\u0e7f\u0f00-\u16ff\u1780-\u17ff\u1e00-\u1fff\u3040-\u30ff\uac00-\ud7a3]{0,32}$/;

/** Converts a string to NFD. */
export function decompose(text: string): string {
  if (everyCodePoint(text, isUnaffectedByNfd)) return text;
  if (KNOWN_TO_PLATFORMS.test(text)) return text.normalize('NFD');
  return fromCodePoints(decomposeCodePoints(toCodePoints(text)));
}

/** Recognizes code points that NFD never changes or moves: those below U+00C0, ideographs and pictographs. */
function isUnaffectedByNfd(codePoint: number): boolean {
  return (
    codePoint < 0xc0 ||
    (codePoint >= 0x3400 && codePoint < 0xa000) ||
    (codePoint >= 0x1_f000 && codePoint < 0x1_fc00)
  );
}

/** Converts a string to NFC. */
export function compose(text: string): string {
  if (KNOWN_TO_PLATFORMS.test(text)) return text.normalize('NFC');
  return fromCodePoints(composeCodePoints(toCodePoints(text)));
}

/** Converts code points to NFD. */
export function decomposeCodePoints(codePoints: number[]): number[] {
  return hasLongRun(codePoints) ? decomposeInOrder(codePoints) : nfd(codePoints);
}

/** Converts code points to NFC. */
export function composeCodePoints(codePoints: number[]): number[] {
  return hasLongRun(codePoints) ? composeInOrder(decomposeInOrder(codePoints)) : nfc(codePoints);
}

const decomposeCharacter = memoizeCodePoints((codePoint) => nfd([codePoint]));

/** Checks whether canonical ordering can move a code point: its combining class is not 0, and it does not decompose. */
export const isReorderable = memoizeCodePoints((codePoint) => {
  if (decomposeCharacter(codePoint)[0] !== codePoint) return false;
  return compareClasses(codePoint, LOWEST_MARK) > 0 || compareClasses(HIGHEST_MARK, codePoint) > 0;
});

/** Compares the combining classes of two code points. Returns 0 if they are equal or one of them is 0. */
function compareClasses(first: number, second: number): number {
  if (nfd([first, second])[0] !== first) return 1;
  return nfd([second, first])[0] !== second ? -1 : 0;
}

function hasLongRun(codePoints: readonly number[]): boolean {
  if (codePoints.length <= MAX_RUN / MAX_COMPOSED) return false;
  let run = 0;
  for (const codePoint of codePoints) {
    if (codePoint < 0xc0) {
      run = 0;
      continue;
    }
    for (const part of decomposeCharacter(codePoint)) run = isReorderable(part) ? run + 1 : 0;
    if (run > MAX_RUN) return true;
  }
  return false;
}

function decomposeInOrder(codePoints: readonly number[]): number[] {
  const ordered: number[] = [];
  let marks: number[] = [];
  const endRun = () => {
    appendMarks(marks, ordered);
    marks = [];
  };
  for (const codePoint of codePoints) {
    for (const part of decomposeCharacter(codePoint)) {
      if (isReorderable(part)) {
        marks.push(part);
      } else {
        endRun();
        ordered.push(part);
      }
    }
  }
  endRun();
  return ordered;
}

/** Sorts marks by combining class and appends them. */
function appendMarks(marks: readonly number[], to: number[]): void {
  if (marks.length < 2) append(marks, to);
  else for (const group of groupByClass(marks)) append(group, to);
}

function append(codePoints: readonly number[], to: number[]): void {
  // Spreading a million arguments into push would overflow the stack, and flat() takes ten times as long.
  for (const codePoint of codePoints) to.push(codePoint);
}

/** Groups marks by ascending combining class. Each group keeps the order of its marks. */
function groupByClass(marks: readonly number[]): number[][] {
  const distinct = [...new Set(marks)].sort(compareClasses);
  const groups: number[][] = [];
  const groupOf = new Map<number, number[]>();
  for (const [at, mark] of distinct.entries()) {
    if (at === 0 || compareClasses(distinct[at - 1] as number, mark) !== 0) groups.push([]);
    groupOf.set(mark, groups.at(-1) as number[]);
  }
  for (const mark of marks) groupOf.get(mark)?.push(mark);
  return groups;
}

/** Composes decomposed and sorted code points in parts. Each part except the last ends with a long run of marks. */
function composeInOrder(ordered: readonly number[]): number[] {
  const composed: number[] = [];
  let from = 0;
  for (const { start, end } of findLongRuns(ordered)) {
    append(composeWithRun(ordered.slice(from, start), ordered.slice(start, end)), composed);
    from = end;
  }
  append(nfc(ordered.slice(from)), composed);
  return composed;
}

function* findLongRuns(ordered: readonly number[]): Generator<{ start: number; end: number }> {
  let start = 0;
  for (let at = 0; at <= ordered.length; at++) {
    if (isReorderable(ordered[at] ?? 0)) continue;
    if (at - start > MAX_RUN) yield { start, end: at };
    start = at + 1;
  }
}

/** Composes code points and the long run of marks that follows them. */
function composeWithRun(text: readonly number[], run: readonly number[]): number[] {
  const groups = groupByClass(run);
  const short = [...text];
  for (const group of groups) append(group.slice(0, MAX_COMPOSED), short);
  const composed = nfc(short);
  const marks = composed.splice(composed.findLastIndex((mark) => !isReorderable(mark)) + 1);
  for (const group of groups) append(group.slice(MAX_COMPOSED), marks);
  appendMarks(marks, composed);
  return composed;
}
