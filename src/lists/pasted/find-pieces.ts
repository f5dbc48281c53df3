// Finds names, addresses and links in a text of any length, in linear time.

import { findForeignKind } from './foreign-addresses.ts';
import type { PastedPiece } from './pasted-text.ts';
import { readLink } from './read-link.ts';
import { ATTACHED } from './read-name-token.ts';
import { describeHex, HEX, place, readToken } from './read-token.ts';
import { type Span, sliceSpan, splitSpan } from './span.ts';

/** White space, quotes and brackets, which end a link. */
const LINK_CHARACTER = '[^\\s<>"“”„«»`（）【】「」『』，。！？；、]';
/** Links with a scheme, and links that could run code. */
const LINKS = new RegExp(
  `(?<![a-z\\d+.-])(?:(?:javascript|vbscript):${LINK_CHARACTER}+|data:[a-z]*[/,;]\\S*|(?:[a-z][a-z\\d+-]{1,20}://|(?:ens|web3|ipns|ipfs):(?=[^\\s:@]))${LINK_CHARACTER}+)`,
  'giu',
);
/** `看看` in `https://app.ens.domains/vitalik.eth看看`. */
const ATTACHED_TO_LINK = new RegExp(`\\.eth(?=[${ATTACHED}])`, 'iu');
/** Shows that a text without spaces is a sentence. */
const SENTENCE_END = /[。！？]$/u;
const UNSAFE = /^(?:javascript|vbscript|data):/iu;

/** Dots in brackets, unknown labels such as `[64 digits].eth`, and everything except separators. */
const TOKENS = new RegExp(
  [
    String.raw`\[(?:\.|dot|[\da-f]{64})\]|\((?:\.|dot)\)|\{\.\}`,
    // An ideographic full stop is a dot only before `eth`.
    String.raw`[。｡](?=eth(?![a-z\d.]))`,
    String.raw`(?!\uFEFF)[^\s"“”„‟«»‹›\x60<>(){}[\]（）［］｛｝【】「」『』《》〈〉〔〕,，،、;；؛|｜。｡।۔؟—–•→⇒➜➡►▶]|\uFEFF`,
  ].join('|'),
  'iu',
);
const TOKEN_RUNS = new RegExp(`(?:${TOKENS.source})+`, 'giu');

/** Finds everything in a text that can be recognized. The pieces are in order and do not overlap. */
export function findPieces(text: string): PastedPiece[] {
  const pieces: PastedPiece[] = [];
  let from = 0;
  const readUntil = (end: number, mayBeAlone: boolean) => {
    const runs = splitRuns({ text: text.slice(from, end), start: from });
    const isAlone = mayBeAlone && runs.length === 1 && !SENTENCE_END.test(text);
    for (const run of runs) addAll(pieces, readToken(run, isAlone));
  };
  for (const { 0: match, index } of text.matchAll(LINKS)) {
    readUntil(index, false);
    const link = trimLink({ text: match, start: index });
    addAll(pieces, readLinkSpan(link));
    from = index + link.text.length;
  }
  readUntil(text.length, from === 0);
  return pieces;
}

/** Adds items to an array one by one, because a call with many arguments overflows the stack. */
function addAll<T>(items: T[], added: readonly T[]): void {
  for (const item of added) items.push(item);
}

function splitRuns(gap: Span): Span[] {
  return Array.from(gap.text.matchAll(TOKEN_RUNS), ({ 0: run, index }) => ({
    text: run,
    start: gap.start + index,
  }));
}

/** Removes words, punctuation and brackets of the surrounding text from the end of a link. */
function trimLink(link: Span): Span {
  const attached = ATTACHED_TO_LINK.exec(link.text);
  const text = attached ? link.text.slice(0, attached.index + attached[0].length) : link.text;
  const closers = /[([{]/u.test(text) ? ".,;:!?…'’*_" : ".,;:!?…'’*_)]}";
  let end = text.length;
  while (end > 0 && closers.includes(text.charAt(end - 1))) end -= 1;
  return sliceSpan(link, 0, end);
}

/** Reads a link. A link without a name may contain an address, a transaction or a content identifier. */
function readLinkSpan(link: Span): PastedPiece[] {
  const { text } = link;
  const unsafe = UNSAFE.test(text);
  if (unsafe) return [place(link, { kind: 'unsafe_link', value: text, names: [] })];
  const names = readLink(text) ?? [];
  if (names.length === 0) {
    const hex = readHexInLink(link);
    if (hex.length > 0) return hex;
    for (const part of splitSpan(link, /[/:?#&=.]+/u)) {
      const kind = findForeignKind(part.text);
      if (kind) return [place(part, { kind, value: part.text, names: [] })];
    }
  }
  return [place(link, { kind: 'link', value: text, names: [...new Set(names)] })];
}

function readHexInLink(link: Span): PastedPiece[] {
  return Array.from(link.text.matchAll(HEX), ({ 0: hex, index }) => {
    const found = describeHex(hex);
    const span = sliceSpan(link, index, index + hex.length);
    return place(span, found.kind === 'hash' ? { ...found, kind: 'transaction' } : found);
  });
}
