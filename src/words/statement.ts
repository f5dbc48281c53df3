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
