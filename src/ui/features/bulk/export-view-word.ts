import { type ExportScope, isGrouping } from '../../../client/bulk/prepare-export.ts';
import { isEmptyFilter, NO_FILTER, type RowFilter } from '../../../client/bulk/row-filter.ts';
import type { FoundCode } from '../../../client/bulk/row-findings.ts';

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
