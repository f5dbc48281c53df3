// Finds the parts of a text that may contain names, without loading the code that parses names.

import { LIKE_E, LIKE_T } from '../../data/tables/look-alike-letters.ts';
import { OVERRIDE } from '../../messages/pieces/reversed-text.ts';

/** A part of a text between white space. */
export interface TextPart {
  readonly start: number;
  readonly text: string;
}

/** Maximum length of the text that is searched around a dot, in UTF-16 code units. */
export const MAX_PART = 400;

const SPACE = /\s/u;

/** Characters that can serve as the dot of a name, as a regular expression character class. */
const DOT_CHARACTERS = '.。．｡․﹒';

/**
 * Dots followed by a letter that resembles e (the start of `eth`), and defanged dots such as `[.]`. Omits the flags `i`
 * and `u`, because the search is five times as fast without them.
 */
const DOTS = new RegExp(
  String.raw`[${DOT_CHARACTERS}](?=[eE3]|[^\0-\x7f])|[[({](?:\.|dot|DOT)[\])}]`,
  'g',
);

const ANY_DOT = new RegExp(`[${DOT_CHARACTERS}]|dot|DOT`);

const OPEN_WORD = new RegExp(String.raw`(?:${ANY_DOT.source})\S*$`);

/** End of a text that may continue with the last label of a name, such as `vitalik.` or `vitalik.e`. */
const OPEN_END = new RegExp(String.raw`(?:[${DOT_CHARACTERS}]|[[({](?:\.|dot|DOT))[^\s]{0,12}$`);

/** Number of visible characters after a dot that are searched for letters that look like `et`. */
const REACH = 8;

/** Number of characters after a dot that are searched for visible characters. */
const HIDDEN_REACH = 80;

const LIKE_ET = new RegExp(`[${LIKE_E}].{0,3}[${LIKE_T}]`, 'u');
const PLAIN_ET = /^e[et]/i;
const EHT = /^eht/i;

/**
 * Dots after a letter that resembles e. Used only for texts with a right-to-left override, which displays `hte.kilativ`
 * as `vitalik.eth`.
 */
const REVERSED_DOTS = new RegExp(`${DOTS.source}|(?<=[eE3]|[^\\0-\\x7f])[${DOT_CHARACTERS}]`, 'g');

/** Checks whether the next characters may be the last label of a name: `eth`, or characters that look like `eth`. */
function mayEndName(text: string, at: number): boolean {
  const next = text.slice(at, at + REACH);
  if (/^[\0-\x7f]{4}/.test(next)) return PLAIN_ET.test(next) || EHT.test(next);
  return LIKE_ET.test(
    text
      .slice(at, at + HIDDEN_REACH)
      .replace(/\p{Cf}/gu, '')
      .slice(0, REACH)
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  );
}

/**
 * Returns the index of the override that displays the text around a dot backwards, or -1. The characters before this dot
 * may be the last label of a name.
 */
function findOverride(text: string, dot: number): number {
  const before = [...text.slice(Math.max(0, dot - HIDDEN_REACH), dot)].reverse().join('');
  if (!mayEndName(before, 0)) return -1;
  const start = Math.max(0, dot - MAX_PART);
  const index = text.slice(start, dot).lastIndexOf(OVERRIDE);
  return index < 0 ? -1 : start + index;
}

/** Checks whether a text contains a dot; if it does, the names around the dot belong to the text. */
export function hasDot(text: string): boolean {
  return ANY_DOT.test(text);
}

/** Checks whether the first name of a text may start before the text. */
export function mayStartBefore(text: string): boolean {
  return !SPACE.test(text.slice(0, text.search(ANY_DOT)));
}

/** Checks whether the last name of a text may end after the text. */
export function mayEndAfter(text: string): boolean {
  return OPEN_WORD.test(text.slice(-MAX_PART));
}

/** Checks whether a text of any length may contain a name. */
export function mayContainName(text: string): boolean {
  if (text.includes(OVERRIDE) && hasDot(text)) return true;
  for (const { index, 0: dot } of text.matchAll(DOTS)) {
    if (mayEndName(text, index + dot.length)) return true;
  }
  return false;
}

/** Checks whether a text may contain the start of a name that continues after the text. */
export function mayContinue(text: string): boolean {
  return OPEN_END.test(text.slice(-20));
}

/**
 * Yields the parts of a text that may contain names, in order and without overlaps. Reads only the names that have a
 * dot from index `from` up to index `to`.
 */
export function* listPassages(text: string, from = 0, to = text.length): Generator<TextPart> {
  const hasOverride = text.includes(OVERRIDE);
  const dots = new RegExp(hasOverride ? REVERSED_DOTS : DOTS);
  dots.lastIndex = from;
  let part: { start: number; end: number } | null = null;
  for (let found = dots.exec(text); found && found.index < to; found = dots.exec(text)) {
    const after = found.index + found[0].length;
    if (part && after <= part.end) continue;
    const override = hasOverride ? findOverride(text, found.index) : -1;
    if (override < 0 && !mayEndName(text, after)) continue;
    // A name that is displayed backwards is only recognized together with its override.
    const first = override < 0 ? found.index : override;
    const start = findStart(text, first, part?.end ?? 0);
    const end = findEnd(text, after);
    // A part that starts where the previous part ends belongs to the same run of text.
    if (part && start === part.end && part.end - part.start < MAX_PART) part.end = end;
    else {
      if (part) yield { start: part.start, text: text.slice(part.start, part.end) };
      part = { start, end };
    }
  }
  if (part) yield { start: part.start, text: text.slice(part.start, part.end) };
}

/**
 * Number of words on each side of a name. Words beside a name show that the text is a message, so words joined to the
 * name without a space are split off: `שלח ל-vitalik.eth`.
 */
export const WORDS = 2;

function findStart(text: string, from: number, first: number): number {
  let at = from;
  for (let words = 0; at > first && from - at < MAX_PART; at -= 1) {
    if (isWordEdge(text, at - 1, at) && ++words === WORDS) break;
  }
  return at;
}

function findEnd(text: string, from: number): number {
  let at = from;
  for (let words = 0; at < text.length && at - from < MAX_PART; at += 1) {
    if (isWordEdge(text, at, at - 1) && ++words === WORDS) break;
  }
  return at;
}

/** Checks whether a word ends here: the next character is a space, and the last character is not. */
function isWordEdge(text: string, next: number, last: number): boolean {
  return SPACE.test(text[next] as string) && !SPACE.test(text[last] ?? ' ');
}
