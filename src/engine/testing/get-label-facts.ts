// Gathers the facts of labels with the committed tables.

import type { LabelFacts } from '../checks/facts.ts';
import { createLabelNormalizer } from '../ensip15/normalize-label.ts';
import { createGraphemeFacts } from '../grapheme/grapheme-facts.ts';
import { createLabelFacts } from '../label/label-facts.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import { confusables } from './test-confusables.ts';
import { bulkTables } from './test-tables.ts';

const normalize = createLabelNormalizer();

/** Extended readings of a few characters. */
const READINGS: Readonly<Record<string, string>> = { ь: 'b', ᗪ: 'd', ᗩ: 'a', ᒪ: 'l' };

function extendedReadings(label: string): string[] {
  return [Array.from(label, (c) => READINGS[c] ?? confusables.perceivedGrapheme(c, true)).join('')];
}

const getGraphemeFacts = createGraphemeFacts(bulkTables, confusables, normalize);

export const getLabelFacts: (label: string) => LabelFacts = createLabelFacts(
  bulkTables,
  (label) => splitGraphemes(label, bulkTables).map(getGraphemeFacts),
  normalize,
  { skeleton: confusables.skeleton, extendedReadings },
);
