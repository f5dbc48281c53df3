// The rule `added_words` for watched names beyond ASCII. Added words are ASCII and most of the name is not, so only the
// ends of the label are searched.

import { ADDED_WORDS } from './added-word-lists.ts';
import { judgeAddition } from './added-words.ts';
import { isLongEnough } from './compare-folds.ts';
import { isNumber } from './compared-text.ts';
import { explainAddition } from './explain-reading.ts';
import { createFinding, type Finding } from './imitation-finding.ts';
import type { KnownNameIndex } from './known-name-index.ts';

/** Emoji and signs that make a name look official: locks, keys, check marks, and ® and ©. */
export const SEALS: ReadonlySet<string> = new Set('🔒🔐🔏🔓🔑🗝✅✔☑®©🛡');

const PARTS = /^([a-z0-9-]*)(.*[^a-z0-9-])([a-z0-9-]*)$/su;
/** Maximum number of ASCII characters at each end that can belong to the known name. */
const MAX_END = 40;

/** Finds the longest watched name among added words: `中文名字` in `中文名字-wallet`. */
export function findUnusualAddition(
  label: string,
  parent: string,
  index: KnownNameIndex,
): Finding | null {
  const [, before = '', core = '', after = ''] = PARTS.exec(label) ?? [];
  if (before === '' && after === '') return null;
  const first = before.length;
  const last = first + core.length;
  for (let start = Math.max(0, first - MAX_END); start <= first; start++) {
    for (let end = Math.min(label.length, last + MAX_END); end >= last; end--) {
      const known = index.getLabel(label.slice(start, end), parent);
      if (!known || known.label === label || !isLongEnough(known)) continue;
      const { status, words } = judgeAddition(label, start, end, known);
      if (words.length === 0 || (status !== 'warn' && !isSeparated(label, start, end))) continue;
      const getEvidence = () => [explainAddition(words, known.label)];
      return createFinding('added_words', 'added_words', status, known, getEvidence);
    }
  }
  return null;
}

/** Checks whether a hyphen, a word or a number separates a piece from the rest of the label, on both sides. */
function isSeparated(label: string, start: number, end: number): boolean {
  const [before, after] = [label.slice(0, start), label.slice(end)];
  return (before.endsWith('-') || isWord(before)) && (after.startsWith('-') || isWord(after));
}

function isWord(text: string): boolean {
  return text === '' || isNumber(text) || ADDED_WORDS.has(text);
}
