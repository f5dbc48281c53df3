// The committed tables, decoded for tests, and the parts of an engine that uses them.

import { createConfusableLists } from '../confusables/confusable-lists.ts';
import { createListEngine } from '../list-engine.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from './read-tables.ts';

const tables = readTables();

export const bulkSections = readSections(tables.bulk);
export const detailsSections = readSections(tables.details);
export const { bulkTables, confusables, getLabelFacts } = createListEngine(tables).parts;
export const confusableLists = createConfusableLists(detailsSections, confusables, bulkTables);
