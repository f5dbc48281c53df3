/**
 * Returns a base path as it appears in URLs, with a leading slash and without a trailing one.
 *
 * @example normalizeBasePath('tools/namescope/api/') // '/tools/namescope/api'
 */
export function normalizeBasePath(basePath: string): string {
  return new URL(basePath, 'http://host/').pathname.replace(/\/$/, '');
}

/**
 * Returns the decoded path segments below the base path. Returns `undefined` if the URL is not below the base path, and
 * `malformed` if a segment is not percent-encoded UTF-8. Segments are split before decoding, so `%2F` does not separate
 * two segments.
 *
 * @example splitSegments('/api', 'http://host/api/inspect-grapheme/%2F') // ['inspect-grapheme', '/']
 */
export function splitSegments(basePath: string, url: string): string[] | 'malformed' | undefined {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${basePath}/`)) return undefined;
  try {
    // decodeURIComponent throws on a stray %, on overlong encodings and on surrogates.
    return pathname
      .slice(basePath.length + 1)
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return 'malformed';
  }
}

/** Matches decoded segments with the path of a route. Returns the parameters, or undefined if they do not match. */
export function matchPath(
  path: string,
  segments: readonly string[],
): Record<string, string> | undefined {
  const pattern = path.slice(1).split('/');
  if (pattern.length !== segments.length) return undefined;

  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const expected = pattern[index] ?? '';
    if (expected.startsWith('{')) parameters[expected.slice(1, -1)] = segment;
    else if (expected !== segment) return undefined;
  }
  return parameters;
}
