// Finds the name in a token that may have other words attached to it.

import { isAddress } from '../../primitives/is-address.ts';
import { findNameStarts, splitAttached } from './attached-words.ts';
import { unescapeMarkdown } from './decode-escapes.ts';
import { isFileEnding, isNameEnding, isOnlyFileEnding, isTopEnding } from './name-endings.ts';
import { DOT, decodeName, HIDDEN, isNameLike } from './name-syntax.ts';
import type { PastedPiece } from './pasted-text.ts';
import { cutSpan, place, type Span, sliceSpan, splitSpan, trimSpan } from './span.ts';

/** `eth` in `eth’s` and `eth-Adresse`. The second pattern also matches look-alikes, as in `еth’s` with U+0435. */
const ENDING_STARTS = [/^[a-z]{2,24}(?![a-z\d])/iu, /^[\p{L}\p{M}]{2,80}(?![\p{L}\p{M}\d])/u];
const HIDDEN_RUN = `(?:${HIDDEN.source})*`;
/**
 * `eth` before a number, a capital or another script: `vitalik.eth2h` and `vitalik.ethFollow` in copied pages, and
 * `vitalik.ethได้เลย`. Also with hidden characters.
 */
const ATTACHED_ENDING = new RegExp(
  `^(?:eth(?=\\p{Lu})|[Ee]${HIDDEN_RUN}[Tt]${HIDDEN_RUN}[Hh](?=\\p{N}|\\p{Lu}\\p{Ll}|[^\\0-\\x7f]))`,
  'u',
);
/** `eth` before emoji that decorate a name: `vitalik.eth🦇🔊`. No ending of a name contains an emoji. */
const DECORATED_ENDING =
  /^eth(?=(?:[\p{Extended_Pictographic}\p{RI}](?:\p{Emoji_Modifier}|\uFE0F|\u200D)*)+$)/iu;
/** Emoji or hyphens after `.eth`, which can be a part of one name or separate two names: `a.eth👉b.eth`. */
const BETWEEN_NAMES =
  /(?<=\.eth)(?:[-・•]|\p{So}|\p{Sm}|\p{Emoji_Modifier}|\uFE0F|\u200D)+(?=[\p{L}\p{N}])/iu;
/** Starts a sentence after a dot without a space. */
const SENTENCE_START = /^(?:\P{L}|\p{Lu}\p{Ll})/u;
/** Labels at the end of a token that are searched for an ending. */
const MAX_LABELS = 10;
const DOTS = new RegExp(DOT, 'giu');
/** Dots that never occur in a name: `so...vitalik.eth..ok`, `vitalik.eth[.]`. */
const SENTENCE_DOTS = new RegExp(`${DOT}{2,}|${DOT}$`, 'iu');

/**
 * Reads the names and files in a token.
 *
 * @param isAlone whether the text consists only of this token, so that all of it can be a name
 */
export function readNameToken(untrimmed: Span, isAlone: boolean): PastedPiece[] {
  const token = trimSpan(untrimmed);
  if (!token.text.includes('.') && decodeName(token.text) === token.text) return [];
  const parts = splitAttached(token).flatMap((part) => splitSpan(part, SENTENCE_DOTS));
  return parts.flatMap((part) => readPart(part, isAlone && parts.length === 1) ?? []);
}

function readPart(token: Span, isAlone: boolean): PastedPiece | null {
  const labels = cutSpan(token, DOTS);
  const end = findEnd(labels, isAlone);
  if (end === null) return readFile(token, labels);
  const within = labels.filter(({ start }) => start < end);
  const empty = within.findLastIndex(({ text }) => text === '');
  const [first] = within.slice(empty + 1);
  if (!first || within.length - empty < 3) return null;
  const span = trimSpan(sliceSpan(token, first.start - token.start, end - token.start));
  const bare = sliceSpan(span, countUnderscores(token, span));
  const starts = isAlone ? [0] : findNameStarts(bare.text);
  const found = starts.flatMap((start) => readName(sliceSpan(bare, start)) ?? []);
  const [longest] = found;
  if (!longest) return null;
  const names = found.map(({ value }) => value);
  return { ...longest, names: isAlone ? names : [...names, ...listJoined(longest.value)] };
}

/** Splits a name that may be several names: `a.eth👉b.eth` → `a.eth`, `b.eth`. */
function listJoined(name: string): string[] {
  const parts = name.split(BETWEEN_NAMES);
  return parts.length > 1 ? parts.filter(isNameLike) : [];
}

function readName(span: Span): PastedPiece | null {
  const value = decodeName(unescapeMarkdown(span.text));
  return isNameLike(value) ? place(span, { kind: 'name', value, names: [value] }) : null;
}

/** Counts the underscores before a name that is in Markdown italics: `_vitalik.eth_`. */
function countUnderscores(token: Span, { text }: Span): number {
  return token.text.endsWith('_') ? (/^_*/u.exec(text)?.[0].length ?? 0) : 0;
}

/** Returns the index in the text where the name in a token ends, or null if the token has no known ending. */
function findEnd(labels: readonly Span[], isAlone: boolean): number | null {
  const last = labels.at(-1) as Span;
  const whole = last.start + last.text.length;
  if (!isAlone && isFileEnding(last.text)) return null;
  const earliest = Math.max(0, labels.length - MAX_LABELS);
  const between = labels.slice(earliest + 1, -1);
  // `vitalik.eth.Xyz` is a name, although `It works.So we` is two sentences.
  const mayBeCapitalized =
    between.some(({ text }) => isNameEnding(text)) || isAddress(labels[0]?.text ?? '');
  const length = measureEnding(last.text, isAlone, mayBeCapitalized);
  if (length > 0) return last.start + length;
  if (isOnlyFileEnding(last.text)) return null;
  for (let index = labels.length - 2; index > earliest; index -= 1) {
    const { text, start } = labels[index] as Span;
    const next = labels[index + 1] as Span;
    // `vitalik.eth.Thanks`: the dot ends a sentence, unless there is no other text.
    const isSentenceEnd = next.text === '' || (!isAlone && SENTENCE_START.test(next.text));
    if (isSentenceEnd && isNameEnding(text)) return start + text.length;
  }
  const isDisguised = [...between, last].some(({ text }) => isTopEnding(text));
  return isDisguised ? whole : null;
}

/** Returns the length of the ending at the start of a label, or 0 if the label is not an ending. */
function measureEnding(label: string, isAlone: boolean, mayBeCapitalized: boolean): number {
  const isCapitalized = !mayBeCapitalized && /^\p{Lu}\p{Ll}+$/u.test(label);
  if (isCapitalized && !isTopEnding(label)) return 0;
  const [decorated] = DECORATED_ENDING.exec(label) ?? [];
  if (decorated) return decorated.length;
  if (isNameEnding(label)) return label.length;
  const starts = ENDING_STARTS.map((pattern) => pattern.exec(label)?.[0] ?? '');
  const ending = starts.find((start) => isEndingStart(label, start, isAlone));
  const attached = isAlone ? null : ATTACHED_ENDING.exec(label)?.[0];
  return (ending ?? attached ?? '').length;
}

function isEndingStart(label: string, start: string, isAlone: boolean): boolean {
  const isWord = isAlone && /[-_]/u.test(label.charAt(start.length));
  return start !== '' && !isWord && isBoundary(label, start.length) && isNameEnding(start);
}

function isBoundary(label: string, index: number): boolean {
  const next = String.fromCodePoint(label.codePointAt(index) ?? 0x20);
  return /[\p{P}\p{S}]/u.test(next) || HIDDEN.test(next);
}

function readFile(token: Span, labels: readonly Span[]): PastedPiece | null {
  const { text, start } = trimSpan(token);
  const isFile = isFileEnding(labels.at(-1)?.text ?? '') && isNameLikeFile(text);
  return isFile ? { kind: 'file', start, end: start + text.length, value: text, names: [] } : null;
}

function isNameLikeFile(text: string): boolean {
  return /^[^.].*\.[a-z\d]+$/isu.test(text) && !text.includes('..');
}
