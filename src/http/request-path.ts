/**
 * The address under which the operations stand, without a slash at its end and as a URL spells it.
 *
 * @example normalizeBasePath('tools/namescope/api/') // '/tools/namescope/api'
 */
export function normalizeBasePath(basePath: string): string {
  return new URL(basePath, 'http://host/').pathname.replace(/\/$/, '');
}

/**
 * The decoded segments of a URL's path beneath the base path: `undefined` when it is not beneath it,
 * `malformed` when a segment is not percent-encoded UTF-8. Split before decoding, so that `%2F` stays
 * inside its segment.
 *
 * @example splitSegments('/api', 'http://host/api/inspect-grapheme/%2F') // ['inspect-grapheme', '/']
 */
export function splitSegments(basePath: string, url: string): string[] | 'malformed' | undefined {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${basePath}/`)) return undefined;
  try {
    // Strict: it throws at stray %, at overlong forms, and at surrogates.
    return pathname
      .slice(basePath.length + 1)
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return 'malformed';
  }
}
