/** `looks like o`, `look like o`, `similar to o` or `alike o`. */
const LOOKS_LIKE = /^\s*(?:looks?\s+like|similar\s+to|alike)\s+(\S+)\s*$/iu;

/** Returns the character of a search such as `looks like o`. Returns null for any other search. */
export function parseLooksLike(text: string): string | null {
  return LOOKS_LIKE.exec(text)?.[1] ?? null;
}
