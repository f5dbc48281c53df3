import type { LabelGuardReport } from '../contract/reports.ts';

/** Script values that don't identify a writing system. */
export const SHARED_SCRIPTS: ReadonlySet<string> = new Set([
  'Common',
  'Inherited',
  'Combined',
  'Unknown',
]);

/** Writing systems that one script identifies, even in a mixture. If several scripts occur, the first entry applies. */
export const WRITING_BY_SCRIPT = [
  ['Hiragana', 'Japanese'],
  ['Katakana', 'Japanese'],
  ['Hangul', 'Korean'],
  ['Bopomofo', 'Chinese'],
  ['Han', 'Chinese-character'],
] as const;

/** The writing system of a label. */
interface WritingSystem {
  word: string;
  hasLatin: boolean;
}

/**
 * Describes the spelling of a name without risks by the scripts of all labels except the last. Returns null if they are
 * all Latin or have no letters, or if a mixture of scripts has no name.
 *
 * @example 'привет.eth' → 'Ordinary Cyrillic spelling'
 */
export function describeSpelling(labels: readonly LabelGuardReport[]): string | null {
  const judged = labels.length > 1 ? labels.slice(0, -1) : labels;
  const systems = judged.map(findWritingSystem);
  if (systems.includes(undefined)) return null;
  const found = systems.filter((system) => system !== null && system !== undefined);
  if (found.length === 0) return null;
  const words = new Intl.ListFormat('en').format(new Set(found.map(({ word }) => word)));
  const suffix = found.some(({ hasLatin }) => hasLatin) ? ' with Latin letters' : '';
  return `Ordinary ${words} spelling${suffix}`;
}

/** Returns null for a label with only Latin letters or none, and undefined for a mixture that has no name. */
function findWritingSystem({ graphemes }: LabelGuardReport): WritingSystem | null | undefined {
  const scripts = new Set((graphemes ?? []).map(({ grapheme_script: script }) => script));
  for (const shared of SHARED_SCRIPTS) scripts.delete(shared);
  const hasLatin = scripts.delete('Latin');
  const [script, ...others] = scripts;
  if (script === undefined) return null;
  const eastAsian = WRITING_BY_SCRIPT.find(([each]) => scripts.has(each));
  if (eastAsian) return { word: eastAsian[1], hasLatin };
  return hasLatin || others.length > 0 ? undefined : { word: script, hasLatin };
}
