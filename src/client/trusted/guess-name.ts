/** Guesses the name of an entry: `Vitalik` → `vitalik.eth`. Only the engine can normalize the entry exactly. */
export function guessName(text: string): string {
  const trimmed = text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
  const name = /^[\x00-\x7f]*$/.test(trimmed) ? trimmed.toLowerCase() : trimmed;
  return name.includes('.') ? name : `${name}.eth`;
}
