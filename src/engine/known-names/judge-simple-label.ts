// Judges a label of simple text against the known names. Does not need the data tables.

import { judgeAddressShape } from './address-shape.ts';
import { listCharacters } from './describe-evidence.ts';
import { type Finding, pickWorse } from './finding.ts';
import { type JudgedText, judgeText, type TextSources } from './judge-text.ts';
import { isReverse } from './name-parents.ts';

/**
 * Returns the worst finding about a label of simple text, or null. A known label imitates nothing.
 *
 * @param getGraphemes returns the graphemes that the evidence quotes
 */
export function judgeSimpleLabel(
  text: string,
  parent: string,
  sources: TextSources,
  getGraphemes: JudgedText['getGraphemes'] = () => listCharacters(text),
): Finding | null {
  if (sources.index.getLabel(text, parent)) return null;
  const readings = sources.getReadings(text);
  const typed = { isTyped: true, mayBeWord: true, isOrdinary: true };
  const judged = { text, getGraphemes, readings, parent, ...typed };
  return pickWorse(judgeText(judged, sources), findAddress(text, parent));
}

/** The rule `address`. Under `reverse`, each label is an address on purpose. */
export function findAddress(label: string, parent: string, isReading = false): Finding | null {
  const shape = judgeAddressShape(label, isReading);
  if (shape === null || isReverse(parent)) return null;
  const { status, like } = shape;
  const describe = () => `it looks like ${like}`;
  return { rule: 'address', kind: 'address', status, target: null, describe };
}
