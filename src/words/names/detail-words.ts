// The words of headlines that need a full report.

import type { LabelGuardReport } from '../../contract/reports.ts';
import type { Parts, Statement } from '../statement.ts';
import { alert } from './headline-words.ts';

/** Evidence of an imitation that ENS rejects. */
export const REJECTED_EVIDENCE = 'ENS doesn’t accept this spelling.';

/** `scripts`: scripts or mixtures of scripts, such as `Cyrillic, Japanese`. */
type Written = { readonly scripts: string };

/** Headlines that say more than the headline of the consolidated report. */
export const DETAIL_WORDS = {
  changed: alert('ENS changes this name.'),
  rejected: alert('ENS doesn’t accept this spelling.'),
  written_in: ({ scripts }: Written): Parts => {
    const list = scripts.split(', ');
    return [`Written in ${listWritings(list)}${list.length === 1 ? ' alone' : ''}.`];
  },
  written_with_latin: ({ scripts }: Written): Parts => [
    `Written in ${listWritings(scripts.split(', '))}, with Latin letters.`,
  ],
} as const;

function listWritings(scripts: readonly string[]): string {
  return new Intl.ListFormat('en').format(scripts.map(describeWriting));
}

/** Words for the characters of a writing system that has no letters or several scripts. */
const WRITING_WORDS: Readonly<Record<string, string>> = {
  Japanese: 'Japanese characters',
  Chinese: 'Chinese characters',
};

/** Returns words for the characters of a writing system, such as `Cyrillic letters`. */
export function describeWriting(writing: string): string {
  if (writing.endsWith('Hieroglyphs')) return writing;
  return WRITING_WORDS[writing] ?? `${writing} letters`;
}

/** Script values that don't identify a writing system. */
export const SHARED_SCRIPTS: ReadonlySet<string> = new Set([
  'Common',
  'Inherited',
  'Combined',
  'Unknown',
]);

/** Scripts that identify a writing system even in a mixture. If several scripts occur, the first entry applies. */
const MIXED_WRITING = [
  ['Hiragana', 'Japanese'],
  ['Katakana', 'Japanese'],
  ['Hangul', 'Korean'],
  ['Bopomofo', 'Chinese'],
  ['Han', 'Chinese'],
] as const;

/** Returns the writing system of a script: `Hiragana` → `Japanese`, `Cyrillic` → `Cyrillic`. */
export function getWriting(script: string): string {
  return MIXED_WRITING.find(([each]) => each === script)?.[1] ?? script;
}

/** Writing of a label. */
interface Writing {
  /** The writing system beyond Latin. Null if there is none. */
  other: string | null;
  hasLatin: boolean;
}

/**
 * Finds the writing systems of a name without risks, except those of the last label. Returns null if all letters are
 * Latin, if there are none, or if a mixture of scripts has no name.
 *
 * @example 'привет.eth' → { code: 'written_in', args: { scripts: 'Cyrillic' } }
 */
export function findWriting(
  labels: readonly LabelGuardReport[],
): Statement<typeof DETAIL_WORDS> | null {
  const judged = labels.length > 1 ? labels.slice(0, -1) : labels;
  const found = judged.map(findLabelWriting);
  if (found.includes(undefined)) return null;
  const others = new Set(found.flatMap((writing) => writing?.other ?? []));
  if (others.size === 0) return null;
  const code = found.some((writing) => writing?.hasLatin) ? 'written_with_latin' : 'written_in';
  return { code, args: { scripts: [...others].join(', ') } };
}

/** Returns undefined for a mixture that has no name. */
function findLabelWriting({ graphemes }: LabelGuardReport): Writing | undefined {
  const scripts = new Set((graphemes ?? []).map(({ grapheme_script: script }) => script));
  for (const shared of SHARED_SCRIPTS) scripts.delete(shared);
  const hasLatin = scripts.delete('Latin');
  const [script, ...others] = scripts;
  if (script === undefined) return { other: null, hasLatin };
  const mixed = MIXED_WRITING.find(([each]) => scripts.has(each));
  if (mixed) return { other: mixed[1], hasLatin };
  return hasLatin || others.length > 0 ? undefined : { other: script, hasLatin };
}
