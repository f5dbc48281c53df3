import type { NameEvidence } from '../../../client/queries/name-evidence.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { align } from '../../lib/align.ts';
import { groupPieces, isDifferent, type Piece } from '../../lib/group-pieces.ts';
import { placeGraphemes } from '../../lib/placed-graphemes.ts';
import type { EvidenceSources } from './evidence.ts';

/** The evidence on a name with every grapheme in its place. */
export interface PlacedEvidence extends EvidenceSources {
  /** With the canonical name, when it is another. */
  canonical: readonly Piece[] | null;
  /** With its perceived form, when that is another name. */
  perceived: readonly Piece[] | null;
  /** With the name that it imitates or comes close to. */
  imitated: readonly Piece[] | null;
}

/** Places the graphemes of a name, and of the names that it is compared with. */
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
