// The emoji that ENS allows: https://docs.ens.domains/ensip/15

import { lazy } from '../../primitives/lazy.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { listEmoji } from '../tables/emoji-versions.ts';

/** Every ENS emoji in its normalized form (without U+FE0F), decoded at the first call. */
export const getEnsEmoji: () => ReadonlySet<string> = lazy(() => new Set(listEmoji([])));

/** True for an ENS emoji in its normalized form. Texts that hold no emoji do not make the emoji be decoded. */
export function isEnsEmoji(text: string, tables: Pick<BulkTables, 'isEmojiCharacter'>): boolean {
  return tables.isEmojiCharacter(text.codePointAt(0) ?? 0) && getEnsEmoji().has(text);
}
