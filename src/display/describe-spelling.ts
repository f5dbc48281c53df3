import type { LabelGuardReport } from '../contract/reports.ts';

/** Scripts that say nothing about how a label is spelled. */
export const SHARED_SCRIPTS: ReadonlySet<string> = new Set([
  'Common',
  'Inherited',
  'Combined',
  'Unknown',
]);

/** Writing systems that are told by one script, whatever it is ordinarily mixed with; the first that is there counts. */
export const WRITING_BY_SCRIPT = [
  ['Hiragana', 'Japanese'],
  ['Katakana', 'Japanese'],
  ['Hangul', 'Korean'],
  ['Bopomofo', 'Chinese'],
  ['Han', 'Chinese-character'],
] as const;

/** How a label is written; null for Latin letters alone and what has no letters. */
interface Writing {
  word: string;
  hasLatin: boolean;
}

/**
 * How a name without risk is spelled, by the scripts of its labels but the last: `Ordinary Cyrillic spelling`. Null when
 * they are all plain, or cannot be told in a few words.
 */
export function describeSpelling(labels: readonly LabelGuardReport[]): string | null {
  const judged = labels.length > 1 ? labels.slice(0, -1) : labels;
  const writings = judged.map(findWriting);
  if (writings.includes(undefined)) return null;
  const found = writings.filter((writing) => writing !== null && writing !== undefined);
  if (found.length === 0) return null;
  const words = new Intl.ListFormat('en').format(new Set(found.map(({ word }) => word)));
  const suffix = found.some(({ hasLatin }) => hasLatin) ? ' with Latin letters' : '';
  return `Ordinary ${words} spelling${suffix}`;
}

/** Undefined for a mixture that has no name. */
function findWriting({ graphemes }: LabelGuardReport): Writing | null | undefined {
  const scripts = new Set((graphemes ?? []).map(({ grapheme_script: script }) => script));
  for (const shared of SHARED_SCRIPTS) scripts.delete(shared);
  const hasLatin = scripts.delete('Latin');
  const [script, ...others] = scripts;
  if (script === undefined) return null;
  const eastAsian = WRITING_BY_SCRIPT.find(([each]) => scripts.has(each));
  if (eastAsian) return { word: eastAsian[1], hasLatin };
  return hasLatin || others.length > 0 ? undefined : { word: script, hasLatin };
}
