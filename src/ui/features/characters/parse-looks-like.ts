/** Matches searches such as `looks like o`, `similar to o` and `alike o`. */
const LOOKS_LIKE = /^\s*(?:looks?\s+like|similar\s+to|alike)\s+(\S+)\s*$/iu;

/** Returns the character in a search for look-alikes: `looks like o` → `o`. Returns null for any other search. */
export function parseLooksLike(text: string): string | null {
  return LOOKS_LIKE.exec(text)?.[1] ?? null;
}
