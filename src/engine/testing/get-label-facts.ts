// Gathers the facts of labels with the committed tables.

import type { LabelFacts } from '../checks/facts.ts';
import { createConfusables } from '../confusables/confusables.ts';
import { createLabelNormalizer } from '../ensip15/normalize-label.ts';
import { createGraphemeFacts } from '../grapheme/grapheme-facts.ts';
import { createLabelFacts } from '../label/label-facts.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { readTables } from './read-tables.ts';

const sections = readSections(readTables().bulk);
const tables = decodeBulkTables(sections);
const normalize = createLabelNormalizer();
const { looseSkeleton, skeleton, ...confusables } = createConfusables(sections, tables, normalize);

/** Extended readings of a few characters. */
const READINGS: Readonly<Record<string, string>> = { ь: 'b', ᗪ: 'd', ᗩ: 'a', ᒪ: 'l' };

function extendedReadings(label: string): string[] {
  return [Array.from(label, (c) => READINGS[c] ?? confusables.perceivedGrapheme(c, true)).join('')];
}

const getGraphemeFacts = createGraphemeFacts(
  tables,
  { ...confusables, looseSkeleton, skeleton },
  normalize,
);

export const getLabelFacts: (label: string) => LabelFacts = createLabelFacts(
  tables,
  (label) => splitGraphemes(label, tables).map(getGraphemeFacts),
  normalize,
  { skeleton, extendedReadings },
);
