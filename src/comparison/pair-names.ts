import type { NameGuardReport } from '../contract/reports.ts';
import { align } from './align.ts';
import { groupPieces, type Piece, type PieceGrapheme } from './group-pieces.ts';

/** Lists all characters of a name, including dots and the digits of unknown labels. */
export function listCharacters({ labels }: Pick<NameGuardReport, 'labels'>): PieceGrapheme[] {
  const texts = (labels ?? []).flatMap(({ label, graphemes }, index) => {
    const own = graphemes?.map(({ grapheme }) => grapheme) ?? Array.from(label);
    return index === 0 ? own : ['.', ...own];
  });
  return texts.map((grapheme, index) => ({ index, label: 0, report: { grapheme } }));
}

/** Aligns two names piece by piece. Returns null if one of them was too long to be inspected. */
export function pairNames(first: NameGuardReport, second: NameGuardReport): Piece[] | null {
  if (first.labels === null || second.labels === null) return null;
  const columns = align(
    listCharacters(first),
    listCharacters(second),
    (a, b) => a.report.grapheme === b.report.grapheme,
  );
  return groupPieces(columns);
}
