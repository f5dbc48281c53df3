import type { LabelGuardReport } from '../../contract/reports.ts';

/** Script values that don't identify a writing system. */
export const SHARED_SCRIPTS: ReadonlySet<string> = new Set([
  'Common',
  'Inherited',
  'Combined',
  'Unknown',
]);

/** Characters that one script identifies, even in a mixture. If several scripts occur, the first entry applies. */
const MIXED_WRITING = [
  ['Hiragana', 'Japanese characters'],
  ['Katakana', 'Japanese characters'],
  ['Hangul', 'Korean letters'],
  ['Bopomofo', 'Chinese characters'],
  ['Han', 'Chinese characters'],
] as const;

/** Returns words for the characters of a script other than Latin, such as `Cyrillic letters`. */
export function describeWriting(script: string): string {
  const mixed = MIXED_WRITING.find(([each]) => each === script);
  if (mixed) return mixed[1];
  return script.endsWith('Hieroglyphs') ? script : `${script} letters`;
}

/** Scripts of a label. */
interface Writing {
  /** Words for the characters beyond Latin. Null if there are none. */
  words: string | null;
  hasLatin: boolean;
}

/**
 * Describes the characters of a name without risks, except those of the last label. Returns null if they are all Latin
 * or have no letters, or if a mixture of scripts has no name.
 *
 * @example 'привет.eth' → 'Written in Cyrillic letters alone'
 */
export function describeSpelling(labels: readonly LabelGuardReport[]): string | null {
  const judged = labels.length > 1 ? labels.slice(0, -1) : labels;
  const found = judged.map(findWriting);
  if (found.includes(undefined)) return null;
  const words = new Set(found.flatMap((writing) => writing?.words ?? []));
  if (words.size === 0) return null;
  const list = new Intl.ListFormat('en').format(words);
  if (found.some((writing) => writing?.hasLatin)) return `Written in ${list}, with Latin letters`;
  return `Written in ${list}${words.size === 1 ? ' alone' : ''}`;
}

/** Returns undefined for a mixture that has no name. */
function findWriting({ graphemes }: LabelGuardReport): Writing | undefined {
  const scripts = new Set((graphemes ?? []).map(({ grapheme_script: script }) => script));
  for (const shared of SHARED_SCRIPTS) scripts.delete(shared);
  const hasLatin = scripts.delete('Latin');
  const [script, ...others] = scripts;
  if (script === undefined) return { words: null, hasLatin };
  const mixed = MIXED_WRITING.find(([each]) => scripts.has(each));
  if (mixed) return { words: mixed[1], hasLatin };
  return hasLatin || others.length > 0 ? undefined : { words: describeWriting(script), hasLatin };
}
