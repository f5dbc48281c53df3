// Finds emoji that ENSIP-15 allows: https://docs.ens.domains/ensip/15

import { ens_emoji } from '@adraffy/ens-normalize';
import { lazy } from '../../primitives/lazy.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { fromCodePoints } from '../text/code-points.ts';

type EmojiFacts = Pick<BulkTables, 'isEmojiCharacter'>;

/** Returns a map from every ENS emoji without U+FE0F (its normalized form) to its fully qualified form. */
export const getEnsEmoji: () => ReadonlyMap<string, string> = lazy(() => {
  const beautified = ens_emoji().map(fromCodePoints);
  return new Map(beautified.map((emoji) => [removeFe0f(emoji), emoji]));
});

/** Checks whether a string is a normalized ENS emoji. Decodes all emoji only if it starts with an emoji character. */
export function isEnsEmoji(text: string, tables: EmojiFacts): boolean {
  return tables.isEmojiCharacter(text.codePointAt(0) ?? 0) && getEnsEmoji().has(text);
}

/**
 * Returns the fully qualified form of a normalized or fully qualified ENS emoji. Returns null for other strings,
 * including emoji that lack only some of their U+FE0F.
 */
export function beautifyEmoji(text: string, tables: EmojiFacts): string | null {
  return tables.isEmojiCharacter(text.codePointAt(0) ?? 0) ? qualifyEmoji(text) : null;
}

/** Does the same as {@link beautifyEmoji} without tables. Decodes all emoji on the first call. */
export function qualifyEmoji(text: string): string | null {
  const normalized = removeFe0f(text);
  const qualified = getEnsEmoji().get(normalized) ?? null;
  return text === normalized || text === qualified ? qualified : null;
}
