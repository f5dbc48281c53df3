// Judges a label of simple text against the known names. Does not need the data tables.

import { listCharacters } from './describe-evidence.ts';
import type { findAddress } from './find-address.ts';
import { type Finding, pickWorse } from './finding.ts';
import { type JudgedText, judgeText, type TextSources } from './judge-text.ts';

export interface SimpleSources extends TextSources {
  /** Applies the rule `address`. Pages load it after the first answer. */
  readonly findAddress: typeof findAddress;
}

/**
 * Returns the worst finding about a label of simple text, or null. A known label imitates nothing.
 *
 * @param getGraphemes returns the graphemes that the evidence quotes
 */
export function judgeSimpleLabel(
  text: string,
  parent: string,
  sources: SimpleSources,
  getGraphemes: JudgedText['getGraphemes'] = () => listCharacters(text),
): Finding | null {
  if (sources.index.getLabel(text, parent)) return null;
  const readings = sources.getReadings(text);
  const typed = { isTyped: true, mayBeWord: true, isOrdinary: true };
  const judged = { text, getGraphemes, readings, parent, ...typed };
  return pickWorse(judgeText(judged, sources), sources.findAddress(text, parent));
}
