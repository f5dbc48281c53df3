// The functions on confusables, with the committed tables.

import { createConfusableLists } from '../confusables/confusable-lists.ts';
import { createConfusables } from '../confusables/confusables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from './read-tables.ts';
import { bulkSections, bulkTables } from './test-tables.ts';

export const detailsSections = readSections(readTables().details);
export const confusables = createConfusables(bulkSections, bulkTables);
export const confusableLists = createConfusableLists(detailsSections, confusables, bulkTables);
