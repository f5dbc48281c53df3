import type { NamePiece } from '../../../contract/similarity-service.ts';
import { lazy } from '../../../primitives/lazy.ts';
import { align } from '../../lib/align.ts';
import {
  getPieceText,
  groupPieces,
  type Piece,
  type PieceGrapheme,
} from '../../lib/group-pieces.ts';

const ASCII = /^[\0-\x7f]*$/u;

const getSegmenter = lazy(() => new Intl.Segmenter('en'));

/** Splits a label into characters. Uses `Intl.Segmenter`, because calling the engine for thousands of names is slow. */
function splitCharacters(label: string): string[] {
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

/** Pairs a label of a candidate with the label of the name. For speed, only the part between equal ends is aligned. */
function pairLabels(candidate: string, original: string, label: number): Piece[] {
  const [left, right] = [splitCharacters(candidate), splitCharacters(original)];
  const place = (characters: readonly string[]): PieceGrapheme[] =>
    characters.map((grapheme, index) => ({ index, label, report: { grapheme } }));
  const [ownLeft, ownRight] = [place(left), place(right)];
  const start = countEqual(left, right, (at) => at);
  const end = countEqual(left.slice(start), right.slice(start), (at) => -1 - at);
  const inner = align(
    ownLeft.slice(start, left.length - end),
    ownRight.slice(start, right.length - end),
    (a, b) => a.report.grapheme === b.report.grapheme,
  );
  const pair = (grapheme: PieceGrapheme): Piece => ({ left: [grapheme], right: [grapheme] });
  return [
    ...ownLeft.slice(0, start).map(pair),
    ...groupPieces(inner),
    ...ownLeft.slice(left.length - end).map(pair),
  ];
}

/** Pairs a candidate with the name that it could imitate, label by label and piece by piece. */
export function pairCandidate(candidate: string, name: string): Piece[][] {
  const labels = name.split('.');
  return candidate.split('.').map((label, at) => pairLabels(label, labels[at] ?? '', at));
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
