import { align } from '../../../comparison/align.ts';
import {
  groupPieces,
  isDifferent,
  type Piece,
  type PieceGrapheme,
} from '../../../comparison/group-pieces.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import type { NameEvidence } from '../../../evidence/name-evidence.ts';
import { placeGraphemes } from '../../lib/placed-graphemes.ts';
import type { EvidenceSources } from './evidence.ts';

/** Evidence of a name with the position of every grapheme. */
export interface PlacedEvidence extends EvidenceSources {
  /** Name that the user probably wants, or null. */
  wanted: string | null;
  /** All letters of the name, aligned with the wanted name, or with the name itself if there is no wanted name. */
  pieces: readonly Piece[];
}

/** Adds positions to the graphemes of a name, and aligns the name with the name that the user probably wants. */
export function placeEvidence({ report, details, wanted }: NameEvidence): PlacedEvidence {
  const letters = listLetters(report);
  const pieces = groupPieces(
    align(
      letters,
      wanted ? listLetters(wanted) : letters,
      (a, b) => a.report.grapheme === b.report.grapheme,
    ),
  );
  const differing = pieces
    .filter(isDifferent)
    .flatMap(({ left }) => left.flatMap(({ index }) => (index < 0 ? [] : index)));
  const placed = placeGraphemes(report);
  return { report, placed, details, differing, pieces, wanted: wanted?.name ?? null };
}

/**
 * Lists the visible pieces of a name in order: graphemes, dots, and the whole text of labels that are known only by
 * their hash. Dots and texts have a negative index.
 */
function listLetters(report: NameGuardReport): PieceGrapheme[] {
  const placed = placeGraphemes(report);
  const labels = report.labels ?? [];
  return labels.flatMap(({ label: text, graphemes }, label) => {
    const own = graphemes
      ? placed.filter((grapheme) => grapheme.label === label)
      : [{ index: -1, label, report: { grapheme: text } }];
    // The dot belongs to the label before it, so that a missing label is one piece with its dot.
    const isLast = label === labels.length - 1;
    return isLast ? own : [...own, { index: -1, label, report: { grapheme: '.' } }];
  });
}
