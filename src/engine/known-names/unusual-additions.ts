// The rule `added_words` for names and words beyond ASCII.

import type { Evidence } from '../../words/checks/evidence-words.ts';
import { ADDED_WORDS } from './added-word-lists.ts';
import { isLongEnough } from './compare-folds.ts';
import { isNumber } from './compared-text.ts';
import { explainAddition } from './explain-reading.ts';
import { findAddedWords } from './find-added-words.ts';
import { readForeignWords, readSetOffWords } from './foreign-words.ts';
import { createFinding, type Finding, pickWorse } from './imitation-finding.ts';
import { judgeAddition } from './judge-addition.ts';
import { getNoKind, type JudgedText } from './judged-text.ts';
import type { UnusualNameIndex } from './unusual-name-index.ts';

/** Emoji and signs that make a name look official: locks, keys, check marks, and ® and ©. */
export const SEALS: ReadonlySet<string> = new Set('🔒🔐🔏🔓🔑🗝✅✔☑®©🛡');

const PARTS = /^([a-z0-9-]*)(.*[^a-z0-9-])([a-z0-9-]*)$/su;
/** Maximum number of ASCII characters at each end that can belong to the known name. */
const MAX_END = 40;

/**
 * Finds the longest watched name among added words: `中文名字` in `中文名字-wallet`. Most of the name is not ASCII, so only
 * the ends of the label are searched.
 */
export function findUnusualAddition(
  label: string,
  parent: string,
  index: UnusualNameIndex,
): Finding | null {
  const [, before = '', core = '', after = ''] = PARTS.exec(label) ?? [];
  if (before === '' && after === '') return null;
  const first = before.length;
  const last = first + core.length;
  for (let start = Math.max(0, first - MAX_END); start <= first; start++) {
    for (let end = Math.min(label.length, last + MAX_END); end >= last; end--) {
      const known = index.getLabel(label.slice(start, end), parent);
      if (!known || known.label === label || !isLongEnough(known)) continue;
      const { status, words, isStrong } = judgeAddition(label, start, end, known);
      if (known.mode === 'common' && !isStrong) continue;
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

/** Maximum length of the text around a word that is searched for a known label. */
const MAX_AROUND = 8;

/** Checks whether a piece is a part of a longer known label, as 支付 is in 支付宝. */
function isInKnownLabel(
  label: string,
  start: number,
  end: number,
  index: UnusualNameIndex,
): boolean {
  for (let first = Math.max(0, start - MAX_AROUND); first <= start; first++) {
    for (let last = Math.min(label.length, end + MAX_AROUND); last >= end; last--) {
      if (last - first > end - start && index.hasLabel(label.slice(first, last))) return true;
    }
  }
  return false;
}

/** Matches letters that can be part of a known name in ASCII. */
const ASCII_NAME = /[a-z0-9]{3}/;

/** Finds a known name beside words of other scripts: `metamask客服`, `币安客服`, `alice-团队` if `alice` is watched. */
export function findForeignAddition(
  { label, parent, getGraphemes }: Pick<JudgedText, 'parent' | 'getGraphemes'> & { label: string },
  index: UnusualNameIndex,
): Finding | null {
  const hasName = ASCII_NAME.test(label);
  const mayBeUnusual = index.mayResembleUnusual(label);
  if (!hasName && !mayBeUnusual) return null;
  const isKnown = (start: number, end: number) =>
    mayBeUnusual && isInKnownLabel(label, start, end, index);
  const service = readForeignWords(label, isKnown);
  const read = service ?? (hasName && label.includes('-') ? readSetOffWords(label) : null);
  if (read === null) return null;
  const { text, ascii, written } = read;
  const unusual = mayBeUnusual ? findUnusualAddition(text, parent, index) : null;
  const plain = hasName
    ? findAddedWords(
        { text: ascii, parent, getGraphemes, isTyped: true, getWordKind: getNoKind },
        index,
      )
    : null;
  const found = pickWorse(plain, unusual);
  // Any word that is set off from a watched name gets a warning, as in ASCII.
  if (!service && !found?.target?.isWatched) return null;
  return found && { ...found, getEvidence: () => found.getEvidence().map(quoteWritten) };

  /** Quotes the words as the label spells them. */
  function quoteWritten(evidence: Evidence): Evidence {
    if (evidence.code !== 'added_words') return evidence;
    const { words, label } = evidence.args;
    return explainAddition(
      words.map((word) => written.get(word) ?? word),
      label,
    );
  }
}
