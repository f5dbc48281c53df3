// Finds the name in a token that may have other words attached to it.

import { isFileEnding, isNameEnding, isOnlyFileEnding, isTopEnding } from './name-endings.ts';
import { BLANK, decodeName, isNameLike, OTHER_DOTS } from './name-syntax.ts';
import type { PastedPiece } from './pasted-text.ts';
import { type Span, sliceSpan, trimSpan } from './span.ts';

/** Scripts that are written without spaces, or whose particles are attached to a name. None resembles Latin. */
export const ATTACHED = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Deva}\p{sc=Arab}\p{sc=Hebr}ーـ`;
/** Everything up to `给` in `转0.5ETH给vitalik.eth`, and `ל-` in Hebrew. */
const ATTACHED_BEFORE = new RegExp(
  `^.*[${ATTACHED}][-\\p{Cf}]*(?=[a-z\\d][^${ATTACHED}]*$)`,
  'isu',
);
/** Ends a name inside a token: `.eth谢谢`. */
const ATTACHED_AFTER = new RegExp(`\\.([a-z]{2,24})(?=[${ATTACHED}])`, 'giu');
/** `eth` in `eth’s` and `eth-Adresse`. */
const ENDING_START = /^[a-z]{2,24}(?![a-z\d])/iu;
/** Labels at the end of a token that are searched for an ending. */
const MAX_LABELS = 10;
const DOTS = new RegExp(`\\.|${OTHER_DOTS.source}`, 'giu');

/**
 * Reads the names and files in a token.
 *
 * @param isAlone whether the text consists only of this token, so that all of it can be a name
 */
export function readNameToken(token: Span, isAlone: boolean): PastedPiece[] {
  if (!token.text.includes('.') && decodeName(token.text) === token.text) return [];
  const parts = splitAttached(token);
  return parts.flatMap((part) => readPart(part, isAlone && parts.length === 1) ?? []);
}

/** Splits a token after each ending that is followed by another script: `a.eth和b.eth` → `a.eth`, `和b.eth`. */
function splitAttached(token: Span): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const { 0: match, 1: ending = '', index } of token.text.matchAll(ATTACHED_AFTER)) {
    if (!isNameEnding(ending)) continue;
    parts.push(sliceSpan(token, from, index + match.length));
    from = index + match.length;
  }
  parts.push(sliceSpan(token, from));
  return parts;
}

function readPart(token: Span, isAlone: boolean): PastedPiece | null {
  const labels = splitLabels(token);
  const end = findEnd(labels, isAlone);
  if (end === null) return readFile(token, labels);
  const within = labels.filter(({ start }) => start < end);
  // Dots before the name are an ellipsis: `so...vitalik.eth`.
  const empty = within.findLastIndex(({ text }) => text === '');
  const [first] = within.slice(empty + 1);
  if (!first || within.length - empty < 3) return null;
  const span = trimSpan(sliceSpan(token, first.start - token.start, end - token.start));
  const attached = isAlone ? '' : (ATTACHED_BEFORE.exec(span.text)?.[0] ?? '');
  const { text, start } = sliceSpan(span, attached.length + countUnderscores(token, span));
  const value = decodeName(text);
  if (!isNameLike(value) || !value.isWellFormed()) return null;
  return { kind: 'name', start, end: start + text.length, value, names: [value] };
}

/** Counts the underscores before a name that is in Markdown italics: `_vitalik.eth_`. */
function countUnderscores(token: Span, { text }: Span): number {
  return token.text.endsWith('_') ? (/^_*/u.exec(text)?.[0].length ?? 0) : 0;
}

function splitLabels(token: Span): Span[] {
  const labels: Span[] = [];
  let from = 0;
  for (const { 0: dot, index } of token.text.matchAll(DOTS)) {
    labels.push(sliceSpan(token, from, index));
    from = index + dot.length;
  }
  labels.push(sliceSpan(token, from));
  return labels;
}

/** Returns the index in the text where the name in a token ends, or null if the token has no known ending. */
function findEnd(labels: readonly Span[], isAlone: boolean): number | null {
  const last = labels.at(-1) as Span;
  if (!isAlone && isFileEnding(last.text)) return null;
  const length = measureEnding(last.text, isAlone);
  if (length > 0) return last.start + length;
  if (isOnlyFileEnding(last.text)) return null;
  const earliest = Math.max(0, labels.length - MAX_LABELS);
  for (let index = labels.length - 2; index > earliest; index -= 1) {
    const { text, start } = labels[index] as Span;
    const next = labels[index + 1] as Span;
    // `vitalik.eth.Thanks`: the dot ends a sentence.
    if (isNameEnding(text) && /^(?:\P{L}|\p{Lu}\p{Ll}|$)/u.test(next.text))
      return start + text.length;
  }
  const isDisguised = labels.slice(Math.max(1, earliest)).some(({ text }) => isTopEnding(text));
  return isDisguised ? last.start + last.text.length : null;
}

/** Returns the length of the ending at the start of a label, or 0 if the label is not an ending. */
function measureEnding(label: string, isAlone: boolean): number {
  // `It works.So we` is two sentences without a space between them, not a name.
  if (/^\p{Lu}\p{Ll}+$/u.test(label) && !isTopEnding(label)) return 0;
  if (isNameEnding(label)) return label.length;
  const [start = ''] = ENDING_START.exec(label) ?? [];
  const next = label.charAt(start.length);
  const isWord = isAlone && /[-_]/u.test(next);
  return start !== '' && !isWord && isBoundary(label, start.length) && isNameEnding(start)
    ? start.length
    : 0;
}

function isBoundary(label: string, index: number): boolean {
  const next = String.fromCodePoint(label.codePointAt(index) ?? 0x20);
  return /[\p{P}\p{S}]/u.test(next) || BLANK.test(next);
}

function readFile(token: Span, labels: readonly Span[]): PastedPiece | null {
  const { text, start } = trimSpan(token);
  const isFile = isFileEnding(labels.at(-1)?.text ?? '') && isNameLikeFile(text);
  return isFile ? { kind: 'file', start, end: start + text.length, value: text, names: [] } : null;
}

function isNameLikeFile(text: string): boolean {
  return /^[^.].*\.[a-z\d]+$/isu.test(text) && !text.includes('..');
}
