// What ENSIP-15 maps characters to, in linear time for any text: https://docs.ens.domains/ensip/15#tokenize

import { ens_emoji, ens_split, ens_tokenize } from '@adraffy/ens-normalize';
import { lazy } from '../../primitives/lazy.ts';
import { memoize } from '../../primitives/memoize.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { fromCodePoints, isOneCharacter, toCodePoints } from '../text/code-points.ts';
import { beautifyEmoji, qualifyEmoji } from './ens-emoji.ts';
import { compose, composeCodePoints } from './normalization-forms.ts';

/** What ENSIP-15 maps the characters of a text to, null when one is disallowed. */
export type MapCharacters = (text: string) => string | null;

/**
 * {@link MapCharacters} by the tables of ens-normalize. Unlike tryNormalize it does not judge the text as a label: the
 * Cyrillic `А` gives `а`, although a label of that letter alone is refused.
 */
export function mapCharacters(text: string): string | null {
  const qualified = mapToQualified(text);
  return qualified === null ? null : removeFe0f(qualified);
}

/** {@link mapCharacters} with emoji fully qualified. */
export function mapToQualified(text: string): string | null {
  const mapped: number[] = [];
  for (const piece of isOneCharacter(text) ? [text] : splitAtText(text)) {
    const codePoints = isOneCharacter(piece) ? mapCharacter(piece) : mapEmojiParts(piece);
    if (codePoints === null) return null;
    for (const codePoint of codePoints) mapped.push(codePoint);
  }
  return fromCodePoints(composeCodePoints(mapped));
}

/** Every code point of an ENS emoji: digits, joiners and selectors too. */
const getEmojiParts = lazy(() => new Set(ens_emoji().flat()));

/** The characters of a text one by one, but what can be an emoji together. */
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

/** Not by ens_tokenize, which takes the square of a text of digits and emoji in turn. */
function mapEmojiParts(parts: string): readonly number[] | null {
  const emoji = qualifyEmoji(parts);
  if (emoji !== null) return toCodePoints(emoji);
  return ens_split(parts, true)[0]?.tokens?.flat() ?? null;
}

const MAX_CACHED_FORMS = 8192;
/** In UTF-16 units. */
const MAX_CACHED_LENGTH = 16;

/** {@link mapCharacters}, memoized for characters and short sequences. */
export function createCharacterMapper(tables: Pick<BulkTables, 'isEmojiCharacter'>): MapCharacters {
  const mapOnce = memoize(
    (text: string) => ({ form: mapText(text) }),
    MAX_CACHED_FORMS,
    ({ length }) => length <= MAX_CACHED_LENGTH,
  );

  /** Only what holds parts of emoji is mapped as a sequence. */
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
