import { formatCount } from '../../../primitives/format-count.ts';

/** Number of characters listed at first. */
export const FIRST_LIMIT = 120;

/** Factor by which each click increases the number of characters listed. */
const MORE = 5;

/** Maximum number of characters listed. More would make the page slow. */
const LAST_LIMIT = 1_200;

/** Returns how many characters the next click lists. Returns null if no more can be listed. */
export function getNextLimit(limit: number, total: number): number | null {
  const next = Math.min(limit * MORE, total, LAST_LIMIT);
  return next > limit ? next : null;
}

/** Describes how many characters were found, and how many of them are listed if the list is incomplete. */
export function describeCharacterCount(total: number, listed: number): string {
  if (total === 0) return 'No character found';
  const found = formatCount(total, 'character');
  return listed < total ? `${found}, showing the first ${listed.toLocaleString('en')}` : found;
}

/** Maximum length of a text to check, in UTF-16 code units. */
const MAX_LENGTH = 100;

/** Checks whether a text of several code points is one extended grapheme cluster, such as a letter with a combining mark. */
export function isOneCharacter(text: string): boolean {
  if (text.length > MAX_LENGTH || Array.from(text).length < 2 || !text.isWellFormed()) return false;
  return Array.from(new Intl.Segmenter('en').segment(text)).length === 1;
}

/** Matches searches such as `looks like o`, `similar to o` and `alike o`. */
const LOOKS_LIKE = /^\s*(?:looks?\s+like|similar\s+to|alike)\s+(\S+)\s*$/iu;

/** Returns the character in a search for look-alikes: `looks like o` → `o`. Returns null for any other search. */
export function parseLooksLike(text: string): string | null {
  return LOOKS_LIKE.exec(text)?.[1] ?? null;
}
