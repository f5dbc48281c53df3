import { align } from '../../comparison/align.ts';
import {
  getPieceText,
  groupPieces,
  isDifferent,
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

/** Returns the position of the second text in the first text. Returns -1 if it is not there or is empty. */
function findWhole(left: readonly PieceGrapheme[], right: readonly PieceGrapheme[]): number {
  if (right.length === 0) return -1;
  return left.findIndex((_, at) => right.every((each, index) => isSame(left[at + index], each)));
}

function isSame(a: PieceGrapheme | undefined, b: PieceGrapheme): boolean {
  return a?.report.grapheme === b.report.grapheme;
}

/** Pairs the characters of two labels. A label that contains the other one differs only before and after it. */
function pairLabels(candidate: string, original: string, label: number): Piece[] {
  const [left, right] = [candidate, original].map((text) =>
    splitCharacters(text).map((grapheme, index) => ({ index, label, report: { grapheme } })),
  ) as [PieceGrapheme[], PieceGrapheme[]];
  const pair = (grapheme: PieceGrapheme): Piece => ({ left: [grapheme], right: [grapheme] });
  const add = (added: PieceGrapheme[]): Piece[] =>
    added.length === 0 ? [] : [{ left: added, right: [] }];
  const start = findWhole(left, right);
  if (start >= 0) {
    const end = start + right.length;
    return [...add(left.slice(0, start)), ...right.map(pair), ...add(left.slice(end))];
  }
  if (left.length > MAX_ALIGNED || right.length > MAX_ALIGNED) return left.map(pair);
  return groupPieces(align(left, right, isSame));
}

/** Returns the index of the label that most closely resembles the given label. */
function findClosest(labels: readonly string[], wanted: string): number {
  const counts = labels.map((label) => {
    if (label.length > MAX_ALIGNED) return label.length;
    if (label.includes(wanted)) return 0;
    const different = pairLabels(label, wanted, 0).filter(isDifferent);
    return different.reduce((sum, { left, right }) => sum + Math.max(left.length, right.length), 0);
  });
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
