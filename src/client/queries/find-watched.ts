import type { WatchedEntry } from './watched-entries.ts';

/** Returns the name that an entry probably stands for. Only the engine can normalize the entry exactly. */
export function guessName(text: string): string {
  const trimmed = text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  const name = /^[\x00-\x7f]*$/.test(trimmed) ? trimmed.toLowerCase() : trimmed;
  return name.includes('.') ? name : `${name}.eth`;
}

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
