/** The words of an area: one function for each code. */
export type WordTable = Readonly<Record<string, (args: never) => unknown>>;

/** A sentence as data: the code of its words, and their arguments. A code without arguments has no `args`. */
export type Statement<Words extends WordTable> = {
  readonly [Code in keyof Words]: Parameters<Words[Code]> extends []
    ? { readonly code: Code; readonly args?: undefined }
    : { readonly code: Code; readonly args: Parameters<Words[Code]>[0] };
}[keyof Words];

/**
 * Puts a statement into words.
 *
 * @example say(HEADLINE_WORDS, { code: 'not_this', args: { name: 'vitalik.eth' } })
 */
export function say<Words extends WordTable>(
  words: Words,
  { code, args }: Statement<Words>,
): ReturnType<Words[keyof Words]> {
  return (words[code] as (args: unknown) => ReturnType<Words[keyof Words]>)(args);
}

// Parts of sentences that contain names, and functions that create words.

/** Text, or a name that is displayed differently from the text around it. */
export type HeadlinePart = string | { readonly name: string };

export type Parts = readonly HeadlinePart[];

/** Creates words without arguments. */
export function always(text: string): (args: Readonly<Record<never, never>>) => Parts {
  return () => [text];
}

/** Creates words that contain a name. */
export function around(before: string, after = '.'): (args: { readonly name: string }) => Parts {
  return ({ name }) => [before, { name }, after];
}
