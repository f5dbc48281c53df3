import type { NameEvidence } from '../../../client/name-evidence.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { type AlignedPair, align } from '../../lib/align.ts';
import { type PlacedGrapheme, placeGraphemes } from '../../lib/placed-graphemes.ts';
import type { EvidenceSources } from './evidence.ts';

/** Two names grapheme by grapheme. */
export type Comparison = AlignedPair<PlacedGrapheme>[];

/** The evidence on a name with every grapheme in its place. */
export interface PlacedEvidence extends EvidenceSources {
  /** With the canonical name, when it is another. */
  canonical: Comparison | null;
  /** With its perceived form, when that is another name. */
  perceived: Comparison | null;
}

/** Places the graphemes of a name, and of the names that it is compared with. */
export function placeEvidence(evidence: NameEvidence): PlacedEvidence {
  const { report, details } = evidence;
  const placed = placeGraphemes(report);
  const compareWith = (other: NameGuardReport | null): Comparison | null =>
    other &&
    align(placed, placeGraphemes(other), (a, b) => a.report.grapheme === b.report.grapheme);

  const canonical = compareWith(evidence.canonical);
  const differing = (canonical ?? []).flatMap(({ left, right }) =>
    left && left.report.grapheme !== right?.report.grapheme ? left.index : [],
  );
  const perceived = compareWith(evidence.perceived);
  return { report, placed, details, differing, canonical, perceived };
}
