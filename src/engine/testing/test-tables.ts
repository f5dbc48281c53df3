// The committed bulk table, decoded for tests.

import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from './read-tables.ts';

export const bulkSections = readSections(readTables().bulk);
export const bulkTables = decodeBulkTables(bulkSections);
