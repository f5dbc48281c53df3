import type { ConfusableGuardReport } from '../../contract/reports.ts';
import type { GlyphComparison } from '../../contract/similarity-service.ts';

/** How alike this device draws each confusable and the original. Empty until the device has compared them. */
export type Comparisons = ReadonlyMap<string, GlyphComparison>;

/**
 * Estimates how alike a confusable looks until the device has compared it. 0 is most alike. For `o`, a letter of
 * another script (о U+043E) comes first, then a letter of the same script (ø), a letter with a mark (ò), and emoji.
 */
function estimateRank({ grapheme, ...report }: ConfusableGuardReport, script: string): number {
  if (report.grapheme_type === 'emoji') return 3;
  if (Array.from(grapheme.normalize('NFD')).length > 1) return 2;
  return report.grapheme_script === script ? 1 : 0;
}

/** Sorts the confusables of a grapheme with the given script. The most alike come first, those without a glyph last. */
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
