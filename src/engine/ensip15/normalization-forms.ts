// NFD and NFC by the tables of ens-normalize, in linear time for any text: https://www.unicode.org/reports/tr15/
//
// ens-normalize sorts a run of marks by insertion, which takes the square of its length, and overflows the stack where
// it composes a run of a hundred thousand. Long runs are therefore put in order here, and composed without the marks
// that cannot compose.

import { nfc, nfd } from '@adraffy/ens-normalize';
import { memoizeCodePoints } from '../../primitives/memoize-code-points.ts';
import { everyCodePoint, fromCodePoints, toCodePoints } from '../text/code-points.ts';

/** Marks in a row that are left to ens-normalize. No text that people write has more. */
const MAX_RUN = 30;
/** No character decomposes into more. What composes has no other mark of its class before it, so the fifth of a class never does. */
const MAX_COMPOSED = 4;

/** Marks of the lowest and of the highest combining class. */
const LOWEST_MARK = 0x334;
const HIGHEST_MARK = 0x345;

/** NFD of a text. */
export function decompose(text: string): string {
  if (everyCodePoint(text, staysAsItIs)) return text;
  return fromCodePoints(decomposeCodePoints(toCodePoints(text)));
}

/** False if in doubt: nothing before U+00C0 decomposes or changes its place, no ideograph, and no picture. */
function staysAsItIs(codePoint: number): boolean {
  return (
    codePoint < 0xc0 ||
    (codePoint >= 0x3400 && codePoint < 0xa000) ||
    (codePoint >= 0x1_f000 && codePoint < 0x1_fc00)
  );
}

/** NFC of a text. */
export function compose(text: string): string {
  return fromCodePoints(composeCodePoints(toCodePoints(text)));
}

/** NFD of code points. */
export function decomposeCodePoints(codePoints: number[]): number[] {
  return hasLongRun(codePoints) ? decomposeInOrder(codePoints) : nfd(codePoints);
}

/** NFC of code points. */
export function composeCodePoints(codePoints: number[]): number[] {
  return hasLongRun(codePoints) ? composeInOrder(decomposeInOrder(codePoints)) : nfc(codePoints);
}

const decomposeCharacter = memoizeCodePoints((codePoint) => nfd([codePoint]));

/** True for characters that canonical ordering moves: those with a combining class other than 0, which do not decompose. */
export const isReorderable = memoizeCodePoints((codePoint) => {
  if (decomposeCharacter(codePoint)[0] !== codePoint) return false;
  return compareClasses(codePoint, LOWEST_MARK) > 0 || compareClasses(HIGHEST_MARK, codePoint) > 0;
});

/** Orders two characters as canonical ordering does; 0 for equal classes and where one is a starter. */
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

/** Appends the marks in order. */
function appendMarks(marks: readonly number[], to: number[]): void {
  if (marks.length < 2) append(marks, to);
  else for (const group of groupByClass(marks)) append(group, to);
}

/** One by one, because spreading a million arguments overflows the stack, and flat takes ten times as long. */
function append(codePoints: readonly number[], to: number[]): void {
  for (const codePoint of codePoints) to.push(codePoint);
}

/** The marks of each combining class, in their order; the classes ascending. */
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

/** Composes what is decomposed and in order, up to one long run of marks after the other. */
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

/** Composes a text and the long run of marks behind it. */
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
