// Finds emoji that ENSIP-15 allows: https://docs.ens.domains/ensip/15

import { ens_emoji } from '@adraffy/ens-normalize';
import { lazy } from '../../primitives/lazy.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { fromCodePoints } from '../text/code-points.ts';

type EmojiFacts = Pick<BulkTables, 'isEmojiCharacter'>;

/** Maps every ENS emoji in normalized form (without U+FE0F) to its fully qualified form. Decoded on the first call. */
export const getEnsEmoji: () => ReadonlyMap<string, string> = lazy(() => {
  const beautified = ens_emoji().map(fromCodePoints);
  return new Map(beautified.map((emoji) => [removeFe0f(emoji), emoji]));
});

/** Checks whether a string is an ENS emoji in normalized form. Decodes the emoji only if the string starts like one. */
export function isEnsEmoji(text: string, tables: EmojiFacts): boolean {
  return tables.isEmojiCharacter(text.codePointAt(0) ?? 0) && getEnsEmoji().has(text);
}

/**
 * Returns the fully qualified form of an ENS emoji that is normalized or fully qualified. Returns null for other strings,
 * including emoji in which only some U+FE0F are missing.
 */
export function beautifyEmoji(text: string, tables: EmojiFacts): string | null {
  return tables.isEmojiCharacter(text.codePointAt(0) ?? 0) ? qualifyEmoji(text) : null;
}

/** Does the same as {@link beautifyEmoji} without the tables. Decodes the emoji for every string. */
export function qualifyEmoji(text: string): string | null {
  const normalized = removeFe0f(text);
  const qualified = getEnsEmoji().get(normalized) ?? null;
  return text === normalized || text === qualified ? qualified : null;
}
