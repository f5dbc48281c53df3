// Parts of sentences that contain names, and functions that create words.

/** Text, or a name that is displayed differently from the text around it. */
export type HeadlinePart = string | { readonly name: string };

export type Parts = readonly HeadlinePart[];

/** Arguments of words that need none. */
export type NoArgs = Readonly<Record<never, never>>;

/** Arguments of words about one name. */
export type Named = { readonly name: string };

/** Creates words without arguments. */
export function always(text: string): (args: NoArgs) => Parts {
  return () => [text];
}

/** Creates words that contain a name. */
export function around(before: string, after = '.'): (args: Named) => Parts {
  return ({ name }) => [before, { name }, after];
}
