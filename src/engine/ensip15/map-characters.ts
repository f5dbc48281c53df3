// Maps characters as ENSIP-15 does, in linear time for any input: https://docs.ens.domains/ensip/15#tokenize

import { ens_emoji, ens_split, ens_tokenize } from '@adraffy/ens-normalize';
import { lazy } from '../../primitives/lazy.ts';
import { memoize } from '../../primitives/memoize.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { fromCodePoints, isOneCharacter, toCodePoints } from '../text/code-points.ts';
import { beautifyEmoji, qualifyEmoji } from './ens-emoji.ts';
import { compose, composeCodePoints } from './normalization-forms.ts';

/** Maps the characters of a string and composes them. Returns null if a character is disallowed. */
export type MapCharacters = (text: string) => string | null;

/**
 * Maps characters with the tables of ens-normalize. Returns null if a character is disallowed. Does not check whether
 * the result is a valid label. For example, Cyrillic `А` becomes `а`, although ENSIP-15 rejects the label `а`.
 */
export function mapCharacters(text: string): string | null {
  const qualified = mapToQualified(text);
  return qualified === null ? null : removeFe0f(qualified);
}

/** Does the same as {@link mapCharacters}, but returns emoji in fully qualified form. */
export function mapToQualified(text: string): string | null {
  const mapped: number[] = [];
  for (const piece of isOneCharacter(text) ? [text] : splitAtText(text)) {
    const codePoints = isOneCharacter(piece) ? mapCharacter(piece) : mapEmojiParts(piece);
    if (codePoints === null) return null;
    for (const codePoint of codePoints) mapped.push(codePoint);
  }
  return fromCodePoints(composeCodePoints(mapped));
}

/** Returns all code points that occur in ENS emoji, including digits, joiners and variation selectors. */
const getEmojiParts = lazy(() => new Set(ens_emoji().flat()));

/** Splits a string into runs of code points that occur in emoji, and into single characters between these runs. */
function* splitAtText(text: string): Generator<string> {
  const emojiParts = getEmojiParts();
  let parts = '';
  for (const character of text) {
    if (emojiParts.has(character.codePointAt(0) as number)) {
      parts += character;
      continue;
    }
    if (parts !== '') yield parts;
    parts = '';
    yield character;
  }
  if (parts !== '') yield parts;
}

function mapCharacter(character: string): readonly number[] | null {
  const [token] = ens_tokenize(character, { nf: false });
  if (token?.type === 'disallowed' || token?.type === 'stop') return null;
  if (token === undefined || token.type === 'ignored') return [];
  return token.type === 'emoji' ? token.emoji : token.cps;
}

function mapEmojiParts(parts: string): readonly number[] | null {
  // ens_tokenize would take quadratic time for text in which digits and emoji alternate.
  const emoji = qualifyEmoji(parts);
  if (emoji !== null) return toCodePoints(emoji);
  return ens_split(parts, true)[0]?.tokens?.flat() ?? null;
}

const MAX_CACHED_FORMS = 8192;
/** Maximum length of a cached string, in UTF-16 code units. */
const MAX_CACHED_LENGTH = 16;

/** Creates a variant of {@link mapCharacters} that caches the results for short strings. */
export function createCharacterMapper(tables: Pick<BulkTables, 'isEmojiCharacter'>): MapCharacters {
  const mapOnce = memoize(
    (text: string) => ({ form: mapText(text) }),
    MAX_CACHED_FORMS,
    ({ length }) => length <= MAX_CACHED_LENGTH,
  );

  /** Maps each character separately, unless the string contains an emoji character. */
  function mapText(text: string): string | null {
    if (beautifyEmoji(text, tables) !== null) return removeFe0f(text);
    if (isOneCharacter(text)) return mapCharacters(text);
    let joined = '';
    for (const character of text) {
      if (tables.isEmojiCharacter(character.codePointAt(0) as number)) return mapCharacters(text);
      const { form } = mapOnce(character);
      if (form === null) return null;
      joined += form;
    }
    return compose(joined);
  }

  return (text) => mapOnce(text).form;
}
