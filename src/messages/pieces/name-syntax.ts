import { A_LABEL_PREFIX, decodePunycode, toDnsLabel } from '../../primitives/punycode.ts';

/** White space, joiners and bidirectional controls. Excludes variation selectors and tags, because an emoji may end with them. */
export const BLANK = /[\s\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
/**
 * White space and every character without a shape of its own, including variation selectors, tags, the empty Braille
 * pattern, and the marks of annotations.
 */
export const HIDDEN = new RegExp(
  `${BLANK.source}|[\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB]`,
  'u',
);
/** Emoji that start with ASCII punctuation: `*️⃣`, `#️⃣`. */
export const KEYCAP = String.raw`[*#]\uFE0F?\u20E3`;
const SENTENCE_ENDS = '.,;:!?…。，！？；：、';
const SEPARATORS = /(?:(?!\uFEFF)[\s,;|，、；])+/u;
/** Dots of other scripts, and defanged dots: `[.]`. */
export const OTHER_DOTS = /[。．｡․﹒]|\[\.\]|\(\.\)|\{\.\}|\[dot\]|\(dot\)|\{dot\}/giu;
/** Every dot between labels. Needs the flag `i`. */
export const DOT = `(?:\\.|${OTHER_DOTS.source})`;
/** White space, except U+FEFF, which is an invisible character inside a name. */
export const SPACE = String.raw`(?!\uFEFF)\s`;
/** Characters that are never part of a label. */
const NOT_IN_LABEL = /(?!\uFEFF)[\s/:,;|@+"“”«»‹›(){}<>（）【】`]/u;

/** Splits a text at white space, commas and similar separators. Returns the non-empty parts. */
export function splitList(text: string): string[] {
  return text.split(SEPARATORS).filter((part) => part !== '');
}

/** Matches every name with other dots or Punycode, and more. */
const MAY_BE_ENCODED = /[^\0-\x7f]|xn--|[[({]/iu;

/** Replaces other dots by `.` and decodes Punycode labels. */
export function decodeName(name: string): string {
  if (!MAY_BE_ENCODED.test(name)) return name;
  return name.replace(OTHER_DOTS, '.').split('.').map(decodeLabel).join('.');
}

/**
 * Decodes a Punycode label. Returns all other labels unchanged, as well as Punycode that is invalid or does not decode
 * to one visible label.
 */
function decodeLabel(label: string): string {
  const dnsLabel = label.toLowerCase();
  if (!dnsLabel.startsWith(A_LABEL_PREFIX)) return label;
  const text = decodePunycode(dnsLabel.slice(A_LABEL_PREFIX.length));
  if (text === null || !text.isWellFormed()) return label;
  const isLabel =
    trimEnds(text) === text && !NOT_IN_LABEL.test(text) && text.search(OTHER_DOTS) === -1;
  return isLabel && toDnsLabel(text) === dnsLabel ? text : label;
}

/** Checks whether a text has a dot between two other characters. */
export function hasDot(text: string): boolean {
  return /[^.]\.[^.]/u.test(text);
}

/** Checks whether a text consists of non-empty labels without separators, quotes, brackets or lone surrogates. The last label must have at least two characters and no digits. */
export function isNameLike(text: string): boolean {
  const lastDot = text.lastIndexOf('.');
  return (
    lastDot > 0 &&
    /^\P{Nd}{2,}$/u.test(text.slice(lastDot + 1)) &&
    !text.startsWith('.') &&
    !text.includes('..') &&
    !NOT_IN_LABEL.test(text) &&
    text.isWellFormed()
  );
}

/** Removes white space and invisible characters at both ends. */
export function trimEnds(text: string): string {
  if (!BLANK.test(text.charAt(0)) && !BLANK.test(text.slice(-1))) return text;
  const characters = Array.from(text);
  let start = 0;
  let end = characters.length;
  while (start < end && BLANK.test(characters[start] as string)) start += 1;
  while (end > start && BLANK.test(characters[end - 1] as string)) end -= 1;
  return characters.slice(start, end).join('');
}

/** Removes punctuation at the end. A trailing dot may also end a fully qualified domain name. */
export function trimSentence(text: string): string {
  let end = text.length;
  while (end > 0 && SENTENCE_ENDS.includes(text[end - 1] as string)) end -= 1;
  return end === text.length || !hasDot(text.slice(0, end)) ? text : text.slice(0, end);
}
