// ENSIP-15 on one grapheme, without the rules that judge labels: https://docs.ens.domains/ensip/15

import { ens_normalize } from '@adraffy/ens-normalize';
import { isOneCharacter } from '../text/code-points.ts';
import { type MapCharacters, mapCharacters } from './map-characters.ts';
import { normalizeLabel } from './normalize-label.ts';
import { isMisplaced } from './placement.ts';
import { findRefusalCode } from './refusal.ts';

/** What ens_normalize makes of a text, null when it refuses. */
export function tryNormalize(text: string): string | null {
  try {
    return ens_normalize(text);
  } catch {
    return null;
  }
}

/**
 * {@link tryNormalize} without the rules against whole-script confusables and leading combining marks, which judge
 * labels: they refuse the Tamil `ழி` and the Shan `ၢႆ` alone, although words are spelled with them.
 */
export function normalizeGrapheme(
  grapheme: string,
  map: MapCharacters = mapCharacters,
  normalize = normalizeLabel,
): string | null {
  const mapped = map(grapheme);
  if (mapped === null) return null;
  if (isValidCharacter(mapped, map)) return mapped;
  // What many graphemes are mapped to is normalized once.
  const { normalized, error } = normalize(mapped);
  if (error === null) return normalized;
  const code = findRefusalCode(error);
  if (code === 'whole_script_confusable') return mapped;
  return code === 'leading_combining_mark' && mapped === grapheme ? grapheme : null;
}

/** Valid only composed with others. */
const REFUSED_ALONE = new Set('\u06c1\u06d5\u1173');

/** One character that ENSIP-15 allows by itself, unless it looks like another script's: known without a whole normalization. */
function isValidCharacter(text: string, map: MapCharacters): boolean {
  if (text === '' || !isOneCharacter(text)) return false;
  // What valid characters compose to may be disallowed.
  if (map(text) !== text) return false;
  return !REFUSED_ALONE.has(text) && !isMisplaced(text);
}
