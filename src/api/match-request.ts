import { type OperationId, ROUTES, type Route } from '../contract/operations.ts';
import { createProblem } from '../engine/create-problem.ts';
import { createOptionsResponse, createProblemResponse } from './responses.ts';

/**
 * Returns a base path as it appears in URLs, with a leading slash and without a trailing one.
 *
 * @example normalizeBasePath('tools/namescope/api/') // '/tools/namescope/api'
 */
export function normalizeBasePath(basePath: string): string {
  return new URL(basePath, 'http://host/').pathname.replace(/\/$/, '');
}

export interface Match extends Route {
  readonly operation: OperationId;
  /** Path and query parameters. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Finds the operation of a request. Returns a response if there is none or if the request is OPTIONS. */
export function matchRequest(basePath: string, request: Request): Match | Response {
  if (!URL.canParse(request.url)) {
    const detail = 'The URL is not valid. Check the Host header.';
    return createProblemResponse(createProblem('malformed_url', detail));
  }
  const segments = splitSegments(basePath, request.url);
  const matches = Array.isArray(segments) ? listMatches(segments, request.url) : [];
  const allow = formatAllow(matches.length > 0 ? matches : Object.values(ROUTES));
  // Every preflight succeeds. Otherwise a page could not read why the request itself fails.
  if (isPreflight(request)) return createOptionsResponse(allow);

  if (segments === 'malformed') {
    const detail =
      'The path is not percent-encoded UTF-8. Encode each segment with encodeURIComponent.';
    return createProblemResponse(createProblem('malformed_path', detail));
  }
  if (matches.length === 0) {
    const detail =
      'There is no operation at this path. See openapi.json under the base path for all operations.';
    return createProblemResponse(createProblem('unknown_operation', detail));
  }
  if (request.method === 'OPTIONS') return createOptionsResponse(allow);

  const wanted = request.method === 'HEAD' ? 'GET' : request.method;
  const match = matches.find(({ method }) => method === wanted);
  if (match) return match;
  const detail = `This path supports only ${allow}.`;
  return createProblemResponse(createProblem('method_not_allowed', detail), { Allow: allow });
}

function listMatches(segments: readonly string[], url: string): Match[] {
  return Object.entries(ROUTES).flatMap(([operation, route]: [string, Route]) => {
    const parameters = matchPath(route.path, segments);
    if (!parameters) return [];
    const all = { ...readQuery(route, url), ...parameters };
    return [{ ...route, operation: operation as OperationId, parameters: all }];
  });
}

/**
 * Reads the query parameters of a request. If a parameter is repeated, the last value is used. Values are decoded like
 * form data (`+` is a space). Invalid escapes are kept, and validation rejects them later.
 */
function readQuery({ query = [] }: Route, url: string): Record<string, string> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    query.flatMap((name) => {
      const value = searchParams.getAll(name).at(-1);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Returns the value of an `Allow` header. Routes with GET also support HEAD, and all routes support OPTIONS. */
function formatAllow(routes: readonly Route[]): string {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set([...methods, 'OPTIONS'])].join(', ');
}

function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('Access-Control-Request-Method');
}

/**
 * Returns the decoded path segments below the base path. Returns `undefined` if the URL is not below the base path, and
 * `malformed` if a segment is not percent-encoded UTF-8. Segments are split before decoding, so `%2F` does not separate
 * two segments.
 *
 * @example splitSegments('/api', 'http://host/api/inspect-grapheme/%2F') // ['inspect-grapheme', '/']
 */
function splitSegments(basePath: string, url: string): string[] | 'malformed' | undefined {
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
function matchPath(path: string, segments: readonly string[]): Record<string, string> | undefined {
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
