import { align } from '../../comparison/align.ts';
import {
  getPieceText,
  groupPieces,
  type Piece,
  type PieceGrapheme,
} from '../../comparison/group-pieces.ts';
import type { NamePiece } from '../../contract/similarity-service.ts';
import { lazy } from '../../primitives/lazy.ts';

const ASCII = /^[\0-\x7f]*$/u;

/** Maximum length of labels that are aligned. Alignment takes quadratic time, and imitations are never longer. */
const MAX_ALIGNED = 256;

const getSegmenter = lazy(() => new Intl.Segmenter('en'));

/** Splits a label into characters. Uses `Intl.Segmenter`, because calling the engine for thousands of names is slow. */
export function splitCharacters(label: string): string[] {
  if (ASCII.test(label)) return Array.from(label);
  return Array.from(getSegmenter().segment(label), ({ segment }) => segment);
}

function countEqual(
  left: readonly string[],
  right: readonly string[],
  from: (at: number) => number,
) {
  const most = Math.min(left.length, right.length);
  let count = 0;
  while (count < most && left.at(from(count)) === right.at(from(count))) count += 1;
  return count;
}

/** Returns the position of the second label in the first label. Returns -1 if it is not there or is empty. */
function findWhole(left: readonly string[], right: readonly string[]): number {
  if (right.length === 0) return -1;
  return left.findIndex((_, at) =>
    right.every((character, index) => left[at + index] === character),
  );
}

/** Number of characters that two labels share at their start and at their end. */
interface Ends {
  start: number;
  end: number;
}

function findEqualEnds(left: readonly string[], right: readonly string[]): Ends {
  const start = countEqual(left, right, (at) => at);
  return { start, end: countEqual(left.slice(start), right.slice(start), (at) => -1 - at) };
}

/** Pairs the characters of two labels. For speed, aligns only the part between their equal ends. */
function pairLabels(candidate: string, original: string, label: number): Piece[] {
  const [left, right] = [splitCharacters(candidate), splitCharacters(original)];
  const place = (characters: readonly string[]): PieceGrapheme[] =>
    characters.map((grapheme, index) => ({ index, label, report: { grapheme } }));
  const [ownLeft, ownRight] = [place(left), place(right)];
  const pair = (grapheme: PieceGrapheme): Piece => ({ left: [grapheme], right: [grapheme] });
  const add = (added: PieceGrapheme[]): Piece[] =>
    added.length === 0 ? [] : [{ left: added, right: [] }];
  const { start, end } = findEqualEnds(left, right);
  const whole = start === right.length ? -1 : findWhole(left, right);
  if (whole >= 0) {
    return [
      ...add(ownLeft.slice(0, whole)),
      ...ownLeft.slice(whole, whole + right.length).map(pair),
      ...add(ownLeft.slice(whole + right.length)),
    ];
  }
  if (left.length > MAX_ALIGNED || right.length > MAX_ALIGNED) return ownLeft.map(pair);
  const inner = align(
    ownLeft.slice(start, left.length - end),
    ownRight.slice(start, right.length - end),
    (a, b) => a.report.grapheme === b.report.grapheme,
  );
  return [
    ...ownLeft.slice(0, start).map(pair),
    ...groupPieces(inner),
    ...ownLeft.slice(left.length - end).map(pair),
  ];
}

/** Counts the characters of a label that differ from another label, without aligning them. */
function countDifferent(label: string, other: string): number {
  const [left, right] = [splitCharacters(label), splitCharacters(other)];
  if (findWhole(left, right) >= 0) return 0;
  const { start, end } = findEqualEnds(left, right);
  return Math.max(left.length, right.length) - start - end;
}

/** Returns the index of the label that most closely resembles the given label. */
function findClosest(labels: readonly string[], wanted: string): number {
  const counts = labels.map((label) => countDifferent(label, wanted));
  return counts.indexOf(Math.min(...counts));
}

/**
 * Aligns a candidate with the name that it could imitate, label by label. If they have different numbers of labels,
 * aligns only the first label of the name, with the label of the candidate that is most similar.
 */
export function pairCandidate(candidate: string, name: string): Piece[][] {
  const own = candidate.split('.');
  const labels = name.split('.');
  if (own.length === labels.length) {
    return own.map((label, at) => pairLabels(label, labels[at] ?? '', at));
  }
  const [first = ''] = labels;
  const closest = findClosest(own, first);
  return own.map((label, at) => pairLabels(label, at === closest ? first : label, at));
}

/** Lists the pieces of both names as text, including the dots. */
export function listNamePieces(candidate: string, name: string): NamePiece[] {
  return pairCandidate(candidate, name).flatMap((pieces, at) => {
    const texts = pieces.map(
      ({ left, right }): NamePiece => [getPieceText(left), getPieceText(right)],
    );
    return at === 0 ? texts : [['.', '.'] satisfies NamePiece, ...texts];
  });
}
