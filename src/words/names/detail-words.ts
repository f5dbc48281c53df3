// The words of headlines that need a full report.

import { lookClosely } from '../advice-words.ts';
import { around, type Parts } from '../parts.ts';
import { alert } from './headline-words.ts';

/** `scripts`: scripts or mixtures of scripts, such as `Cyrillic, Japanese`. */
type Written = { readonly scripts: string };

/** Headlines that say more than the headline of the consolidated report. */
export const DETAIL_WORDS = {
  changed: alert('ENS changes this name.'),
  rejected: alert('ENS doesn’t accept this spelling.'),
  reads_like: around(lookClosely('reads like ')),
  accented: around('Reads like ', ', but is another name.'),
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
