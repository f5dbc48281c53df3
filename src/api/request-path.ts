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
