import type { ConfusableGuardReport } from '../../contract/reports.ts';
import type { GlyphComparison } from '../../contract/similarity-service.ts';

/** How alike this device draws each grapheme and an original. Empty before it is measured. */
export type Comparisons = ReadonlyMap<string, GlyphComparison>;

/**
 * Estimates how alike a confusable looks before it is measured, with 0 for the most alike. Letters without
 * marks come first. Another script often has the same shape, as in о U+043E. A letter of the same
 * script has a different shape, as in ø.
 */
function estimateRank({ grapheme, ...report }: ConfusableGuardReport, script: string): number {
  if (report.grapheme_type === 'emoji') return 3;
  if (Array.from(grapheme.normalize('NFD')).length > 1) return 2;
  return report.grapheme_script === script ? 1 : 0;
}

/** Sorts confusables of a grapheme of the given script, the most alike first. Graphemes without a glyph come last. */
export function sortByLikeness(
  confusables: readonly ConfusableGuardReport[],
  script: string,
  comparisons: Comparisons,
): ConfusableGuardReport[] {
  const getSimilarity = ({ grapheme }: ConfusableGuardReport) =>
    comparisons.get(grapheme)?.similarity ?? -1;
  return confusables.toSorted(
    (a, b) =>
      getSimilarity(b) - getSimilarity(a) || estimateRank(a, script) - estimateRank(b, script),
  );
}
