import type { NameEvidence } from '../../../client/queries/name-evidence.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { align } from '../../lib/align.ts';
import { groupPieces, isDifferent, type Piece } from '../../lib/group-pieces.ts';
import { placeGraphemes } from '../../lib/placed-graphemes.ts';
import type { EvidenceSources } from './evidence.ts';

/** Evidence of a name with the position of every grapheme. */
export interface PlacedEvidence extends EvidenceSources {
  /** Alignment with the canonical name, if it differs. */
  canonical: readonly Piece[] | null;
  /** Alignment with the perceived form, if it differs. */
  perceived: readonly Piece[] | null;
  /** Alignment with the imitated name. */
  imitated: readonly Piece[] | null;
}

/** Adds positions to the graphemes of a name and of the names it is compared with. */
export function placeEvidence(evidence: NameEvidence): PlacedEvidence {
  const { report, details } = evidence;
  const placed = placeGraphemes(report);
  const compareWith = (other: NameGuardReport | null): Piece[] | null =>
    other &&
    groupPieces(
      align(placed, placeGraphemes(other), (a, b) => a.report.grapheme === b.report.grapheme),
    );

  const canonical = compareWith(evidence.canonical);
  const perceived = compareWith(evidence.perceived);
  const imitated = compareWith(evidence.imitated);
  const differing = (imitated ?? canonical ?? [])
    .filter(isDifferent)
    .flatMap(({ left }) => left.map(({ index }) => index));
  return { report, placed, details, differing, canonical, perceived, imitated };
}
