import { expect, it } from 'vitest';
import type { ExportScope } from '../../../client/bulk/prepare-export.ts';
import { NO_FILTER, type RowFilter } from '../../../client/bulk/row-filter.ts';
import { getExportViewWord } from './export-view-word.ts';

it.each<[ExportScope, Partial<RowFilter>, string]>([
  ['shown', {}, 'all'],
  ['all', { found: ['imitation'] }, 'all'],
  ['shown', { found: ['imitation'] }, 'imitations'],
  ['shown', { found: ['nothing'] }, 'no-problem'],
  ['shown', { found: ['known'] }, 'known'],
  ['shown', { found: ['imitation', 'known'] }, 'shown'],
  ['shown', { found: ['imitation'], ratings: [4] }, 'shown'],
  ['shown', { target: { name: null } }, 'shown'],
  ['look-alikes', {}, 'look-alikes'],
  ['imitated-names', { found: ['known'] }, 'imitated-names'],
])('calls an export of %s with the filter %j %s', (scope, filter, word) => {
  expect(getExportViewWord(scope, { ...NO_FILTER, ...filter })).toBe(word);
});
