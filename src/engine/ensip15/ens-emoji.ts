// The emoji that ENS allows: https://docs.ens.domains/ensip/15

import { ens_emoji } from '@adraffy/ens-normalize';
import { lazy } from '../../primitives/lazy.ts';
import { removeFe0f } from '../segmentation/emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { fromCodePoints } from '../text/code-points.ts';

type EmojiFacts = Pick<BulkTables, 'isEmojiCharacter'>;

/** Every ENS emoji by its normalized form (without U+FE0F), fully qualified; decoded at the first call. */
export const getEnsEmoji: () => ReadonlyMap<string, string> = lazy(() => {
  const beautified = ens_emoji().map(fromCodePoints);
  return new Map(beautified.map((emoji) => [removeFe0f(emoji), emoji]));
});

/** True for an ENS emoji in its normalized form. Texts that hold no emoji do not make the emoji be decoded. */
export function isEnsEmoji(text: string, tables: EmojiFacts): boolean {
  return tables.isEmojiCharacter(text.codePointAt(0) ?? 0) && getEnsEmoji().has(text);
}

/** An ENS emoji, normalized or fully qualified, in its fully qualified form; null for any other text, some U+FE0F too few or too many included. */
export function beautifyEmoji(text: string, tables: EmojiFacts): string | null {
  return tables.isEmojiCharacter(text.codePointAt(0) ?? 0) ? qualifyEmoji(text) : null;
}

/** {@link beautifyEmoji} for what is probably one: the emoji are decoded for any text. */
export function qualifyEmoji(text: string): string | null {
  const normalized = removeFe0f(text);
  const qualified = getEnsEmoji().get(normalized) ?? null;
  return text === normalized || text === qualified ? qualified : null;
}
