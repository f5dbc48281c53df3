// Gathers the facts of labels with the committed tables.

import type { GraphemeFacts, LabelFacts } from '../checks/facts.ts';
import { createLabelNormalizer } from '../ensip15/normalize-label.ts';
import { createGraphemeFacts } from '../grapheme/grapheme-facts.ts';
import { createLabelFacts } from '../label/label-facts.ts';
import { splitGraphemes } from '../segmentation/split-graphemes.ts';
import { measureRepetitions } from './growth-exponent.ts';
import { bulkTables, confusables } from './test-tables.ts';

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

/**
 * Measures the growth exponent of a function that judges graphemes, with repetitions of a label. The graphemes are not
 * split again.
 */
export function measureLabelGrowth(
  label: string,
  judge: (graphemes: readonly GraphemeFacts[]) => unknown,
): number {
  const { graphemes } = getLabelFacts(label);
  return measureRepetitions(label, ({ length }) =>
    judge(Array.from({ length }, (_, at) => graphemes[at % graphemes.length] as GraphemeFacts)),
  );
}
