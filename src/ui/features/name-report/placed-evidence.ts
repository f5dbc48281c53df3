import type { NameEvidence } from '../../../client/name-evidence.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { type AlignedPair, align } from '../../lib/align.ts';
import { type PlacedGrapheme, placedGraphemes } from '../../lib/placed-graphemes.ts';
import type { EvidenceSources } from './evidence.ts';

/** Two names grapheme by grapheme. */
export type Comparison = AlignedPair<PlacedGrapheme>[];

/** The evidence on a name with every grapheme in its place. */
export interface PlacedEvidence extends EvidenceSources, Pick<NameEvidence, 'imitation'> {
  /** With the canonical name, when it is another. */
  canonical: Comparison | null;
  /** With the name that this one can be mistaken for. */
  lookAlike: Comparison | null;
}

/** Places the graphemes of a name, and of the names that it is compared with. */
export function placedEvidence(evidence: NameEvidence): PlacedEvidence {
  const { report, details, imitation } = evidence;
  const placed = placedGraphemes(report);
  const beside = (other: NameGuardReport | null): Comparison | null =>
    other &&
    align(placed, placedGraphemes(other), (a, b) => a.report.grapheme === b.report.grapheme);

  const canonical = beside(evidence.canonical);
  const differing = (canonical ?? []).flatMap(({ left, right }) =>
    left && left.report.grapheme !== right?.report.grapheme ? left.index : [],
  );
  const lookAlike = beside(evidence.lookAlike);
  return { report, placed, details, differing, canonical, lookAlike, imitation };
}
