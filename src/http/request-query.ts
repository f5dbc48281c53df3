/**
 * The values of these parameters in a URL's query, of a repeated one the last; others are left out. Decoded as forms are
 * (`+` is a space), where nothing is malformed: what cannot be decoded stays as it is, and is no value that is allowed.
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
