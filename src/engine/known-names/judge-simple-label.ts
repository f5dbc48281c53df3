// Judges a label of simple text against the known names. Does not need the data tables.

import { splitStrongWord } from './added-word-lists.ts';
import type { findAddress } from './address-shape.ts';
import { explainAddition, listCharacters } from './explain-reading.ts';
import { type Finding, pickWorse } from './imitation-finding.ts';
import { judgeText, type TextSources } from './judge-plain-text.ts';
import { getNoKind, type JudgedText } from './judged-text.ts';

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
  const typed = {
    isTyped: true,
    mayBeWord: true,
    isOrdinary: true,
    spelling: null,
    getWordKind: getNoKind,
  };
  const judged = { text, getGraphemes, readings, parent, ...typed };
  const found = pickWorse(judgeText(judged, sources), sources.findAddress(text, parent));
  const isWarned = found !== null && found.status !== 'info';
  return isWarned ? found : (judgeWithoutWord(text, parent, sources) ?? found);
}

/**
 * Judges the rest of a label without a strong word, because the word makes `metamsak-support` no better than
 * `metamsak`.
 */
export function judgeWithoutWord(
  text: string,
  parent: string,
  sources: SimpleSources,
): Finding | null {
  const [rest, word] = splitStrongWord(text) ?? [];
  const found = rest === undefined ? null : judgeSimpleLabel(rest, parent, sources);
  if (!found?.target || found.status === 'info') return null;
  const getEvidence = () => [...found.getEvidence(), explainAddition([word ?? ''], rest ?? '')];
  return { ...found, getEvidence };
}
