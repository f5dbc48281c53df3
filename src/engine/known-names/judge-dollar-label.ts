// Judges a label with `$`, which reads as s: https://www.unicode.org/reports/tr36/#visual_spoofing

import { readDollarSigns } from '../confusables/extended-reading.ts';
import { removePrefix } from './compared-text.ts';
import { type Finding, pickWorse } from './imitation-finding.ts';
import { judgeText } from './judge-plain-text.ts';
import { judgeSimpleLabel, type SimpleSources } from './judge-simple-label.ts';
import { getNoKind, type JudgedText } from './judged-text.ts';

/**
 * Returns the worst finding about a label of simple text that contains `$`, or null. In `$base`, the sign marks a
 * ticker, so it does not read as s.
 */
export function judgeDollarLabel(
  label: string,
  parent: string,
  sources: SimpleSources,
  getGraphemes: JudgedText['getGraphemes'],
): Finding | null {
  const { index, getReadings } = sources;
  const found = judgeSimpleLabel(label, parent, sources, getGraphemes);
  if (index.getLabel(label, parent) || index.getLabel(removePrefix(label), parent)) return found;
  const judged = {
    getGraphemes,
    readings: getReadings(label),
    parent,
    isTyped: false,
    mayBeWord: true,
    spelling: null,
    getWordKind: getNoKind,
    // Inside a word, nobody writes $ by mistake.
    isOrdinary: !label.includes('$', 1),
  };
  return readDollarSigns(label)
    .filter((text) => text !== label)
    .map((text) => judgeText({ ...judged, text }, sources))
    .reduce(pickWorse, found);
}
