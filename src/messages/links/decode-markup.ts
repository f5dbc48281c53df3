import { decodeEscapes } from '../pieces/decode-escapes.ts';

/** Characters of names and links that have a name in HTML: https://html.spec.whatwg.org/multipage/named-characters.html */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bsol: '\\',
  colon: ':',
  commat: '@',
  dash: '‐',
  equals: '=',
  gt: '>',
  hyphen: '‐',
  lowbar: '_',
  lpar: '(',
  lt: '<',
  nbsp: '\u00a0',
  newline: '\n',
  nobreak: '\u2060',
  num: '#',
  percnt: '%',
  plus: '+',
  quest: '?',
  quot: '"',
  rpar: ')',
  sol: '/',
  tab: '\t',
  zerowidthspace: '\u200b',
};

const ENTITY = /&([a-z]{2,14});/giu;
const BACKSLASH = /\\([!-/:-@[-`{-~])/gu;

/** Decodes HTML entities and Markdown backslash escapes in a text: `mallory&period;eth` → `mallory.eth`. */
export function decodeMarkup(text: string): string {
  if (!/[&\\]/u.test(text)) return text;
  const decoded = text.replace(ENTITY, (entity, name) => NAMED[name.toLowerCase()] ?? entity);
  return decodeEscapes(decoded).replace(BACKSLASH, '$1');
}
