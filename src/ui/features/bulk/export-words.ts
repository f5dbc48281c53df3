import { type ExportScope, isGrouping } from '../../../client/bulk/list-export.ts';
import { isEmptyFilter, NO_FILTER, type RowFilter } from '../../../client/bulk/row-filter.ts';
import type { FoundCode } from '../../../client/bulk/row-findings.ts';
import { formatCount } from '../../../primitives/format-count.ts';

/** File-name words of findings whose codes are unclear in a file name. */
const FOUND_WORDS: Partial<Record<FoundCode, string>> = {
  imitation: 'imitations',
  nothing: 'no-problem',
};

/** Returns the word that describes the exported rows in the file name. */
export function getExportViewWord(scope: ExportScope, filter: RowFilter): string {
  if (isGrouping(scope)) return scope;
  if (scope === 'all' || isEmptyFilter(filter)) return 'all';
  const [found, ...others] = filter.found;
  const isOnlyFound = isEmptyFilter({ ...filter, found: NO_FILTER.found });
  if (found === undefined || others.length > 0 || !isOnlyFound) return 'shown';
  return FOUND_WORDS[found] ?? found;
}

/** Says how many rows lose the warning about their address in JSON Lines. Returns null if no row does. */
export function describeLostWarnings(rows: number): string | null {
  if (rows === 0) return null;
  const [whose, kept] = rows === 1 ? ['its address', 'it'] : ['their address', 'these warnings'];
  return `${formatCount(rows, 'row loses', 'rows lose')} the warning about ${whose}. CSV keeps ${kept}.`;
}
