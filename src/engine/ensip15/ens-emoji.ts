// The emoji that ENS allows: https://docs.ens.domains/ensip/15

import { ens_emoji } from '@adraffy/ens-normalize';
import { lazy } from '../../primitives/lazy.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { listEmoji } from '../tables/emoji-versions.ts';
import { fromCodePoints } from '../text/code-points.ts';

/** Every ENS emoji in its normalized form (without U+FE0F), decoded at the first call. */
export const getEnsEmoji: () => ReadonlySet<string> = lazy(() => new Set(listEmoji([])));

/** True for an ENS emoji in its normalized form. Texts that hold no emoji do not make the emoji be decoded. */
export function isEnsEmoji(text: string, tables: Pick<BulkTables, 'isEmojiCharacter'>): boolean {
  return tables.isEmojiCharacter(text.codePointAt(0) ?? 0) && getEnsEmoji().has(text);
}

/** Fully qualified emoji by their normalized forms. */
const getBeautifiedForms: () => ReadonlyMap<string, string> = lazy(() => {
  const beautified = ens_emoji().map(fromCodePoints);
  return new Map(beautified.map((emoji) => [removeFe0f(emoji), emoji]));
});

/** Both forms of an ENS emoji that is written in one of them; null for any other text, some U+FE0F too few or too many included. */
export function getEmojiForms(
  text: string,
  tables: Pick<BulkTables, 'isEmojiCharacter'>,
): { normalized: string; beautified: string } | null {
  if (!tables.isEmojiCharacter(text.codePointAt(0) ?? 0)) return null;
  const normalized = removeFe0f(text);
  const beautified = getBeautifiedForms().get(normalized);
  if (beautified === undefined || (text !== normalized && text !== beautified)) return null;
  return { normalized, beautified };
}
