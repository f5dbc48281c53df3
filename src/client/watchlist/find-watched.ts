import type { WatchedEntry } from './watched-entries.ts';

/** The name that an entry stands for, as far as that can be told without the engine. */
export function guessName(text: string): string {
  const trimmed = text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  const name = /^[\x00-\x7f]*$/.test(trimmed) ? trimmed.toLowerCase() : trimmed;
  return name.includes('.') ? name : `${name}.eth`;
}

/** The entry that watches what a text stands for already; null where none is known to. */
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
