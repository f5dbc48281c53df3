/** Returns the text of graphemes. */
export function joinGraphemes(graphemes: readonly { readonly grapheme: string }[]): string {
  return graphemes.map(({ grapheme }) => grapheme).join('');
}
