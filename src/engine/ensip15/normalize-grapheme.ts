// Decides whether ENSIP-15 accepts a grapheme, without the rules for whole labels: https://docs.ens.domains/ensip/15

import { ens_normalize, is_combining_mark } from '@adraffy/ens-normalize';
import { isOneCharacter } from '../text/code-points.ts';
import { type MapCharacters, mapCharacters } from './map-characters.ts';
import { normalizeLabel } from './normalize-label.ts';
import { findRejectionCode } from './rejection.ts';

/** Normalizes a string with ens_normalize. Returns null if ens_normalize throws. */
export function tryNormalize(text: string): string | null {
  try {
    return ens_normalize(text);
  } catch {
    return null;
  }
}

/**
 * Normalizes a grapheme without the rules against whole-script confusables and leading combining marks. These rules
 * reject the labels `ழி` (Tamil) and `ၢႆ` (Shan), although ordinary words contain these graphemes. Returns null if
 * another rule rejects the grapheme.
 */
export function normalizeGrapheme(
  grapheme: string,
  map: MapCharacters = mapCharacters,
  normalize = normalizeLabel,
): string | null {
  const mapped = map(grapheme);
  if (mapped === null) return null;
  if (isValidCharacter(mapped, map)) return mapped;
  // Many graphemes share a mapped form, so normalizing the mapped form makes better use of a cached `normalize`.
  const { normalized, error } = normalize(mapped);
  if (error === null) return normalized;
  const code = findRejectionCode(error);
  if (code === 'whole_script_confusable') return mapped;
  return code === 'leading_combining_mark' && mapped === grapheme ? grapheme : null;
}

/** Characters that ENSIP-15 accepts only as part of a composed character. */
export const INVALID_ALONE: ReadonlySet<string> = new Set('\u06c1\u06d5\u1173');

/** Checks whether ENSIP-15 accepts a mapped character, without the rule against whole-script confusables. */
function isValidCharacter(text: string, map: MapCharacters): boolean {
  if (text === '' || !isOneCharacter(text)) return false;
  // Mapping can compose valid characters into a disallowed character.
  if (map(text) !== text) return false;
  return !INVALID_ALONE.has(text) && !hasMisplacedCharacter(text);
}

// Decides where a label cannot have fenced characters and combining marks: https://docs.ens.domains/ensip/15#validate

/**
 * Fenced characters: U+2019 (’), U+2044 (⁄) and U+30FB (・). ENSIP-15 rejects them at the ends of a label and next to
 * each other.
 */
export const FENCED: ReadonlySet<number> = new Set([0x2019, 0x2044, 0x30fb]);

const ANY_FENCED = `[${String.fromCodePoint(...FENCED)}]`;
const MISPLACED_FENCED = new RegExp(`^${ANY_FENCED}|${ANY_FENCED}(?:${ANY_FENCED}|$)`);

/**
 * Checks whether a label has a fenced character at a position that ENSIP-15 rejects, or starts with a combining mark.
 *
 * @param mapped the label with its characters mapped
 */
export function hasMisplacedCharacter(mapped: string): boolean {
  return MISPLACED_FENCED.test(mapped) || is_combining_mark(mapped.codePointAt(0) ?? 0);
}
