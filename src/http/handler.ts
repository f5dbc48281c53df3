import { ROUTES, type Route } from '../contract/operations.ts';
import type { Outcome } from '../contract/problem.ts';
import { createFailure, createProblem } from '../engine/create-problem.ts';
import type { Inspector } from '../engine/inspector.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { createOpenapiDocument } from './openapi-document.ts';
import { readJson } from './request-body.ts';
import { normalizeBasePath, splitSegments } from './request-path.ts';
import { readQuery } from './request-query.ts';
import {
  createJsonResponse,
  createOptionsResponse,
  createProblemResponse,
  dropBody,
} from './responses.ts';
import { matchPath, OPERATIONS, type Operation } from './routes.ts';

export interface HandlerOptions {
  /**
   * Creates the inspector when the first request needs it. If that fails, the waiting requests get the problem
   * `tables_unavailable`, and the next request calls this function again. After a success, it is not called again.
   */
  inspector: () => Inspector | Promise<Inspector>;
  /** Path under which the operations are served, such as `/api` or `/tools/namescope/api/`. */
  basePath: string;
  /** Called with every error that causes a 500 or 503, so that the host can log it. */
  onError?: (error: unknown) => void;
}

interface HandledRoute extends Route {
  handle(input: unknown): Promise<Outcome<unknown>>;
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
  const loadInspector = retryableOnce(options.inspector);

  async function inspect(run: Operation['run'], input: unknown): Promise<Outcome<unknown>> {
    let inspector: Inspector;
    try {
      inspector = await loadInspector();
    } catch (error) {
      onError(error);
      const detail = 'The tables that inspection needs could not be loaded. Try again in a moment.';
      return createFailure('tables_unavailable', detail);
    }
    return run(inspector, input);
  }

  const routes: HandledRoute[] = [
    ...OPERATIONS.map(({ run, ...route }) => ({
      ...route,
      handle: (input: unknown) => inspect(run, input),
    })),
    {
      ...ROUTES.getOpenapi,
      handle: async () => ({ ok: true, value: document }),
    },
  ];

  return async (request) => {
    let response: Response;
    try {
      response = await respond(routes, splitSegments(basePath, request.url), request);
    } catch (error) {
      onError(error);
      const detail = 'An unexpected error occurred. Report it with the request that caused it.';
      response = createProblemResponse(createProblem('internal_error', detail));
    }
    return request.method === 'HEAD' ? dropBody(response) : response;
  };
}

async function respond(
  routes: HandledRoute[],
  segments: string[] | 'malformed' | undefined,
  request: Request,
): Promise<Response> {
  const found = Array.isArray(segments) ? matchRoutes(routes, segments) : [];
  const allow = formatAllow(found.length > 0 ? found.map(({ route }) => route) : routes);
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

  const input = method === 'POST' ? await readJson(request) : readParameters(match, request.url);
  const outcome = input.ok ? await match.route.handle(input.value) : input;
  return outcome.ok ? createJsonResponse(outcome.value) : createProblemResponse(outcome.problem);
}

function matchRoutes(routes: HandledRoute[], segments: string[]) {
  return routes.flatMap((route) => {
    const parameters = matchPath(route.path, segments);
    return parameters ? [{ route, parameters }] : [];
  });
}

/** Reads the path and query parameters of a GET request. */
function readParameters(
  { route, parameters }: ReturnType<typeof matchRoutes>[number],
  url: string,
): Outcome<Record<string, string>> {
  return { ok: true, value: { ...readQuery(url, route.query ?? []), ...parameters } };
}

/** Returns the value of an `Allow` header. Routes with GET also support HEAD, and all routes support OPTIONS. */
function formatAllow(routes: Route[]): string {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set([...methods, 'OPTIONS'])].join(', ');
}

function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('Access-Control-Request-Method');
}
