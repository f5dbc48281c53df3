// ENSIP-15 on one grapheme, without the rules that judge labels: https://docs.ens.domains/ensip/15

import { ens_normalize, ens_tokenize, is_combining_mark, nfc } from '@adraffy/ens-normalize';
import { memoize } from '../../primitives/memoize.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { fromCodePoints, isOneCharacter, toCodePoints } from '../text/code-points.ts';
import { beautifyEmoji } from './ens-emoji.ts';
import { normalizeLabel } from './normalize-label.ts';
import { findRefusalCode } from './refusal.ts';

/** What ENSIP-15 maps the characters of a text to, null when one is disallowed. */
export type MapCharacters = (text: string) => string | null;

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

/** Valid, but not to begin a label with, or only composed with others. Combining marks are refused alone, too. */
const REFUSED_ALONE = new Set('\u2019\u2044\u30fb\u06c1\u06d5\u1173');

/** One character that ENSIP-15 allows by itself, unless it looks like another script's: known without a whole normalization. */
function isValidCharacter(text: string, map: MapCharacters): boolean {
  const codePoint = text.codePointAt(0);
  if (codePoint === undefined || !isOneCharacter(text)) return false;
  // What valid characters compose to may be disallowed.
  if (map(text) !== text) return false;
  return !REFUSED_ALONE.has(text) && !is_combining_mark(codePoint);
}

/**
 * {@link MapCharacters} by the tables of ens-normalize. Unlike {@link tryNormalize} it does not judge the text as a
 * label: the Cyrillic `А` gives `а`, although a label of that letter alone is refused.
 */
export function mapCharacters(text: string): string | null {
  const mapped: number[] = [];
  for (const token of ens_tokenize(text, { nf: false })) {
    if (token.type === 'ignored') continue;
    if (token.type === 'disallowed' || token.type === 'stop') return null;
    for (const codePoint of token.cps) mapped.push(codePoint);
  }
  return fromCodePoints(nfc(mapped));
}

const MAX_CACHED_FORMS = 8192;
/** In UTF-16 units. */
const MAX_CACHED_LENGTH = 16;

/** {@link mapCharacters}, memoized for characters and short sequences. */
export function createCharacterMapper(tables: Pick<BulkTables, 'isEmojiCharacter'>): MapCharacters {
  const mapOnce = memoize(
    (text: string) => ({ form: isOneCharacter(text) ? mapCharacters(text) : mapSequence(text) }),
    MAX_CACHED_FORMS,
    ({ length }) => length <= MAX_CACHED_LENGTH,
  );

  /** Only emoji are mapped as sequences. */
  function mapSequence(text: string): string | null {
    if (beautifyEmoji(text, tables) !== null) return removeFe0f(text);
    let joined = '';
    for (const character of text) {
      if (tables.isEmojiCharacter(character.codePointAt(0) as number)) return mapCharacters(text);
      const { form } = mapOnce(character);
      if (form === null) return null;
      joined += form;
    }
    return fromCodePoints(nfc(toCodePoints(joined)));
  }

  return (text) => mapOnce(text).form;
}
