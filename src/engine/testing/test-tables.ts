// The committed bulk table, decoded for tests.

import { createConfusableLists } from '../confusables/confusable-lists.ts';
import { createConfusables } from '../confusables/confusables.ts';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from './read-tables.ts';

export const bulkSections = readSections(readTables().bulk);
export const bulkTables = decodeBulkTables(bulkSections);

/** The functions on confusables, with the committed tables. */
export const detailsSections = readSections(readTables().details);
export const confusables = createConfusables(bulkSections, bulkTables);
export const confusableLists = createConfusableLists(detailsSections, confusables, bulkTables);
