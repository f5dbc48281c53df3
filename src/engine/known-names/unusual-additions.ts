// The rule `added_words` for watched names beyond ASCII. Added words are ASCII, so the script shows where the name ends.

import { ADDED_WORDS } from './added-word-lists.ts';
import { judgeAddition } from './added-words.ts';
import { isNumber } from './compared-text.ts';
import { describeAddition } from './describe-evidence.ts';
import type { Finding } from './finding.ts';
import { isLongEnough } from './judge-text.ts';
import type { KnownNameIndex } from './known-name-index.ts';

const PARTS = /^([a-z0-9-]*)(.*[^a-z0-9-])([a-z0-9-]*)$/su;
/** Characters at its ends that may be of the name too: known names are shorter. */
const MAX_END = 40;

/** A watched name among added words, such as `中文名字-wallet`; the longest there is, null where there is none. */
export function findUnusualAddition(
  label: string,
  parent: string,
  index: KnownNameIndex,
): Finding | null {
  const [, before = '', core = '', behind = ''] = PARTS.exec(label) ?? [];
  if (before === '' && behind === '') return null;
  const first = before.length;
  const last = first + core.length;
  for (let start = Math.max(0, first - MAX_END); start <= first; start++) {
    for (let end = Math.min(label.length, last + MAX_END); end >= last; end--) {
      const known = index.getLabel(label.slice(start, end), parent);
      if (!known || known.label === label || !isLongEnough(known)) continue;
      const { status, words } = judgeAddition(label, start, end);
      if (words.length === 0 || (status !== 'warn' && !isSetOff(label, start, end))) continue;
      const describe = () => describeAddition(words, known.label);
      return { rule: 'added_words', kind: 'added_words', status, target: known, describe };
    }
  }
  return null;
}

/** A word, a number or a hyphen parts the name from the rest, on both sides. */
function isSetOff(label: string, start: number, end: number): boolean {
  const [before, behind] = [label.slice(0, start), label.slice(end)];
  return (before.endsWith('-') || isWord(before)) && (behind.startsWith('-') || isWord(behind));
}

function isWord(text: string): boolean {
  return text === '' || isNumber(text) || ADDED_WORDS.has(text);
}
