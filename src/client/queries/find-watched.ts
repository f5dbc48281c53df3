import { guessName } from '../trusted/guess-name.ts';
import type { WatchedEntry } from './watched-entries.ts';

/** Finds the watchlist entry for the same name as the text. Returns null if there is none. */
export function findWatched(
  text: string,
  entries: readonly Pick<WatchedEntry, 'text' | 'name'>[],
): string | null {
  const name = guessName(text);
  const same =
    entries.find((entry) => entry.text === text) ??
    entries.find((entry) => (entry.name ?? guessName(entry.text)) === name);
  return same?.text ?? null;
}
