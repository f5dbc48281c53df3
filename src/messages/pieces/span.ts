import { MARKDOWN_ESCAPE } from './decode-escapes.ts';
import { BLANK, KEYCAP } from './name-syntax.ts';
import type { FoundValue, PastedPiece } from './pasted-text.ts';

/** A part of a text with its place. */
export interface Span {
  readonly text: string;
  /** Index of the first character in the whole text, in UTF-16 code units. */
  readonly start: number;
}

/** Returns a part of a span, like `String.slice`. */
export function sliceSpan({ text, start }: Span, from: number, to = text.length): Span {
  return { text: text.slice(from, to), start: start + from };
}

/** Adds the position of a span to the value found in it. */
export function place({ start, text }: Span, found: FoundValue): PastedPiece {
  return { ...found, start, end: start + text.length };
}

/** Splits a span at each match of a pattern, which must have the flag `g`. */
export function cutSpan(span: Span, pattern: RegExp): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const { 0: separator, index } of span.text.matchAll(pattern)) {
    parts.push(sliceSpan(span, from, index));
    from = index + separator.length;
  }
  return [...parts, sliceSpan(span, from)];
}

/** Splits a span at a pattern, which must not have the flag `g`. Returns the parts that are not empty. */
export function splitSpan(span: Span, pattern: RegExp): Span[] {
  // Compiling a pattern and listing its matches takes longer than most texts.
  if (!pattern.test(span.text)) return span.text === '' ? [] : [span];
  return cutSpan(span, new RegExp(pattern, 'giu')).filter(({ text }) => text !== '');
}

/** Punctuation before a token. `@` starts a handle, and names may start with `-`, `_` and `$`. */
const OPENERS = ".,;:!?…'’‘*~#¿¡、。，！？；：％&+=/\\^–—•→⟨＜＂〖﹁﹃〝❝′´●■◦‣";
/** Punctuation after a token. */
const CLOSERS = ".,;:!?…'’‘*~#、。，！？；：&+=/\\^।۔؟،؛⟩＞＂〗﹂﹄〞❞′´";
/** Emoji and escapes that start with punctuation: `*️⃣`, `\_`. */
const WHOLE_START = new RegExp(`${KEYCAP}|${MARKDOWN_ESCAPE}`, 'iuy');

/** Removes white space, hidden characters and punctuation at both ends. */
export function trimSpan(span: Span): Span {
  const { text } = span;
  let from = 0;
  let to = text.length;
  while (from < to && isTrimmed(text.charAt(from), OPENERS) && !startsWhole(text, from)) from += 1;
  while (to > from && isTrimmed(text.charAt(to - 1), CLOSERS)) to -= 1;
  return sliceSpan(span, from, to);
}

function isTrimmed(character: string, punctuation: string): boolean {
  return BLANK.test(character) || punctuation.includes(character);
}

function startsWhole(text: string, index: number): boolean {
  WHOLE_START.lastIndex = index;
  return WHOLE_START.test(text);
}
