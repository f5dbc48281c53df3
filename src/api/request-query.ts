/**
 * Returns the values of the named parameters in a URL's query. If a parameter is repeated, the last value is used.
 * Values are decoded like form data (`+` is a space). Invalid escapes are kept, and validation rejects them later.
 *
 * @example readQuery('http://host/api?limit=5&limit=7&x=1', ['limit', 'kinds']) // { limit: '7' }
 */
export function readQuery(url: string, names: readonly string[]): Record<string, string> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    names.flatMap((name) =>
      searchParams
        .getAll(name)
        .slice(-1)
        .map((value) => [name, value]),
    ),
  );
}
