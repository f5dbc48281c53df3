import { expect, it } from 'vitest';
import type { ExportScope } from '../../../client/bulk/list-export.ts';
import { NO_FILTER, type RowFilter } from '../../../client/bulk/row-filter.ts';
import { describeLostWarnings, getExportViewWord } from './export-words.ts';

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

it.each([
  [0, null],
  [1, '1 row loses the warning about its address. CSV keeps it.'],
  [1234, '1,234 rows lose the warning about their address. CSV keeps these warnings.'],
])('describes %i rows that lose an address warning', (rows, expected) => {
  expect(describeLostWarnings(rows)).toBe(expected);
});
