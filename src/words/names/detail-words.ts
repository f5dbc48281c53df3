// The words of headlines that need a full report.

import { lookClosely } from '../advice-words.ts';
import { around, type Parts } from '../parts.ts';
import { alert } from './headline-words.ts';
import { describeWriting } from './writing-words.ts';

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
