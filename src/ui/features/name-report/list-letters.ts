import type { PieceGrapheme } from '../../../comparison/group-pieces.ts';
import type { NameGuardReport } from '../../../contract/reports.ts';
import { placeGraphemes } from '../../lib/placed-graphemes.ts';

/**
 * Lists the visible pieces of a name in order: graphemes, dots, and the whole text of labels that are known only by
 * their hash. Dots and texts have a negative index.
 */
export function listLetters(report: NameGuardReport): PieceGrapheme[] {
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
