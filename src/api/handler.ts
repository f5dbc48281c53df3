import { ROUTES, type Route } from '../contract/operations.ts';
import type { Outcome } from '../contract/problem.ts';
import { createProblem } from '../engine/create-problem.ts';
import type { NameInspector } from '../engine/name-inspector.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { serializeInPieces } from './json-pieces.ts';
import { createOpenapiDocument } from './openapi-document.ts';
import { createLongJobs, TooManyJobsError } from './operations/long-jobs.ts';
import { createOriginPolicy } from './origin-policy.ts';
import { type BodyReader, createBodyReader } from './request-body.ts';
import { normalizeBasePath, splitSegments } from './request-path.ts';
import {
  createJsonResponse,
  createOptionsResponse,
  createProblemResponse,
  createStreamedResponse,
  dropBody,
} from './responses.ts';
import { matchPath, OPERATIONS, type Operation } from './routes.ts';

export interface HandlerOptions {
  /**
   * Creates the inspector when the first request needs it. If that fails, the waiting requests get the problem
   * `tables_unavailable`, and the next request calls this function again. After a success, this function is not called
   * again.
   */
  inspector: () => NameInspector | Promise<NameInspector>;
  /** Path under which the operations are served, such as `/api` or `/tools/namescope/api/`. */
  basePath: string;
  /** Called with every error that causes a 500 or 503, so that the host can log it. */
  onError?: (error: unknown) => void;
  /**
   * Origins of the websites that can use the API. By default, every website can use the API. Set this if the inspector
   * has a watchlist that must stay private. Include the origin of the server itself, unless clients use a loopback
   * address. Clients that are not browsers are always allowed.
   *
   * @example ['https://wallet.example', 'https://names.example']
   */
  allowedOrigins?: readonly string[] | undefined;
}

interface HandledRoute extends Route {
  respond(input: unknown, signal: AbortSignal): Promise<Response>;
}

/** Values that all requests to a handler share. */
interface Api {
  readonly basePath: string;
  readonly routes: readonly HandledRoute[];
  readonly readBody: BodyReader;
}

/**
 * Creates the HTTP API as one function of the Fetch API. The function responds to every request and never rejects.
 * Paths outside `basePath` get 404.
 *
 * @example
 * const handleRequest = createHandler({ inspector: createNodeInspector, basePath: '/api' });
 * const response = await handleRequest(new Request('https://host/api/inspect-grapheme/%C3%AC'));
 */
export function createHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const { onError = () => {} } = options;
  const basePath = normalizeBasePath(options.basePath);
  const document = createOpenapiDocument(basePath || '/');
  const policy = createOriginPolicy(options.allowedOrigins);
  const loadInspector = retryableOnce(options.inspector);
  const jobs = createLongJobs();

  async function runOperation(operation: Operation, input: unknown, signal: AbortSignal) {
    let inspector: NameInspector;
    try {
      inspector = await loadInspector();
    } catch (error) {
      onError(error);
      const detail = 'The tables that inspection needs could not be loaded. Try again in a moment.';
      return createProblemResponse(createProblem('tables_unavailable', detail));
    }
    const options = { jobs, signal };
    if ('run' in operation) return respondWith(operation.run(inspector, input, options));
    const outcome = operation.runInChunks(inspector, input, options);
    return outcome.ok
      ? createStreamedResponse(serializeInPieces(outcome.value))
      : createProblemResponse(outcome.problem);
  }

  const routes: HandledRoute[] = [
    ...OPERATIONS.map((operation) => ({
      ...operation,
      respond: (input: unknown, signal: AbortSignal) => runOperation(operation, input, signal),
    })),
    { ...ROUTES.getOpenapi, respond: async () => createJsonResponse(document) },
  ];
  const api: Api = { basePath, routes, readBody: createBodyReader() };

  async function respondSafely(request: Request): Promise<Response> {
    try {
      const problem = policy.findProblem(request);
      return problem ? createProblemResponse(problem) : await respond(api, request);
    } catch (error) {
      if (error instanceof TooManyJobsError) {
        const detail = 'The server is busy with other long requests. Try again in a moment.';
        return createProblemResponse(createProblem('server_busy', detail));
      }
      // An error after the client has disconnected is expected.
      if (!request.signal.aborted) onError(error);
      const detail =
        'An unexpected error occurred. Report this error with the request that caused it.';
      return createProblemResponse(createProblem('internal_error', detail));
    }
  }

  return async (request) => {
    const response = await respondSafely(request);
    for (const [name, value] of policy.listHeaders(request)) response.headers.set(name, value);
    return request.method === 'HEAD' ? dropBody(response) : response;
  };
}

/** Responds when the outcome is known. Does not keep the input of the operation, which can be 1 MiB long. */
async function respondWith(running: Outcome<unknown> | Promise<Outcome<unknown>>) {
  const outcome = await running;
  return outcome.ok ? createJsonResponse(outcome.value) : createProblemResponse(outcome.problem);
}

async function respond(api: Api, request: Request): Promise<Response> {
  if (!URL.canParse(request.url)) {
    const detail = 'The URL is not valid. Check the Host header.';
    return createProblemResponse(createProblem('malformed_url', detail));
  }
  const segments = splitSegments(api.basePath, request.url);
  const found = Array.isArray(segments) ? matchRoutes(api.routes, segments) : [];
  const allow = formatAllow(found.length > 0 ? found.map(({ route }) => route) : api.routes);
  // Every preflight succeeds. Otherwise a page could not read why the request itself fails.
  if (isPreflight(request)) return createOptionsResponse(allow);

  if (segments === 'malformed') {
    const detail =
      'The path is not percent-encoded UTF-8. Encode each segment with encodeURIComponent.';
    return createProblemResponse(createProblem('malformed_path', detail));
  }
  if (found.length === 0) {
    const detail =
      'There is no operation at this path. See openapi.json under the base path for all operations.';
    return createProblemResponse(createProblem('unknown_operation', detail));
  }
  if (request.method === 'OPTIONS') return createOptionsResponse(allow);

  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = found.find(({ route }) => route.method === method);
  if (!match) {
    const detail = `This path supports only ${allow}.`;
    return createProblemResponse(createProblem('method_not_allowed', detail), { Allow: allow });
  }

  const input =
    method === 'POST' ? await api.readBody(request) : readParameters(match, request.url);
  return input.ok
    ? match.route.respond(input.value, request.signal)
    : createProblemResponse(input.problem);
}

function matchRoutes(routes: readonly HandledRoute[], segments: string[]) {
  return routes.flatMap((route) => {
    const parameters = matchPath(route.path, segments);
    return parameters ? [{ route, parameters }] : [];
  });
}

/**
 * Reads the path and query parameters of a GET request. If a query parameter is repeated, the last value is used. Values
 * are decoded like form data (`+` is a space). Invalid escapes are kept, and validation rejects them later.
 */
function readParameters(
  { route, parameters }: ReturnType<typeof matchRoutes>[number],
  url: string,
): Outcome<Record<string, string>> {
  const { searchParams } = new URL(url);
  const query = (route.query ?? []).flatMap((name) => {
    const value = searchParams.getAll(name).at(-1);
    return value === undefined ? [] : [[name, value]];
  });
  return { ok: true, value: { ...Object.fromEntries(query), ...parameters } };
}

/** Returns the value of an `Allow` header. Routes with GET also support HEAD, and all routes support OPTIONS. */
function formatAllow(routes: readonly Route[]): string {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set([...methods, 'OPTIONS'])].join(', ');
}

function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('Access-Control-Request-Method');
}
