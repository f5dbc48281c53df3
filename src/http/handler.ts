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
   * Makes the inspector, at the first request that needs it. Requests wait for it; when it fails they
   * are answered with `tables_unavailable` and the next one tries again. Not called again once it succeeds.
   */
  inspector: () => Inspector | Promise<Inspector>;
  /** Path under which the operations stand, such as `/api` or `/tools/namescope/api/`. */
  basePath: string;
  /** Told of every error behind a 500 or a 503, for the host's log. */
  onError?: (error: unknown) => void;
}

interface AnsweringRoute extends Route {
  answer(input: unknown): Promise<Outcome<unknown>>;
}

/**
 * The documented HTTP interface as one function of the Fetch API. It answers every request and never
 * rejects; what is not beneath `basePath` is answered with 404.
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
      const detail = 'The tables that inspection needs could not be loaded: try again in a moment.';
      return createFailure('tables_unavailable', detail);
    }
    return run(inspector, input);
  }

  const routes: AnsweringRoute[] = [
    ...OPERATIONS.map(({ run, ...route }) => ({
      ...route,
      answer: (input: unknown) => inspect(run, input),
    })),
    {
      ...ROUTES.getOpenapi,
      answer: async () => ({ ok: true, value: document }),
    },
  ];

  return async (request) => {
    let response: Response;
    try {
      response = await respond(routes, splitSegments(basePath, request.url), request);
    } catch (error) {
      onError(error);
      const detail = 'Something went wrong that should not: please report what you asked for.';
      response = createProblemResponse(createProblem('internal_error', detail));
    }
    return request.method === 'HEAD' ? dropBody(response) : response;
  };
}

async function respond(
  routes: AnsweringRoute[],
  segments: string[] | 'malformed' | undefined,
  request: Request,
): Promise<Response> {
  const found = Array.isArray(segments) ? matchRoutes(routes, segments) : [];
  const allow = formatAllow(found.length > 0 ? found.map(({ route }) => route) : routes);
  // Every preflight is granted, or a page could not read why the request itself is refused.
  if (isPreflight(request)) return createOptionsResponse(allow);

  if (segments === 'malformed') {
    const detail =
      'The path is not percent-encoded UTF-8: encode each part with encodeURIComponent.';
    return createProblemResponse(createProblem('malformed_path', detail));
  }
  if (found.length === 0) {
    const detail =
      'There is no operation at this path: openapi.json beneath the base address lists them.';
    return createProblemResponse(createProblem('unknown_operation', detail));
  }
  if (request.method === 'OPTIONS') return createOptionsResponse(allow);

  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const match = found.find(({ route }) => route.method === method);
  if (!match) {
    const detail = `This path answers only ${allow}.`;
    return createProblemResponse(createProblem('method_not_allowed', detail), { Allow: allow });
  }

  const input = method === 'POST' ? await readJson(request) : readAddress(match, request.url);
  const outcome = input.ok ? await match.route.answer(input.value) : input;
  return outcome.ok ? createJsonResponse(outcome.value) : createProblemResponse(outcome.problem);
}

function matchRoutes(routes: AnsweringRoute[], segments: string[]) {
  return routes.flatMap((route) => {
    const parameters = matchPath(route.path, segments);
    return parameters ? [{ route, parameters }] : [];
  });
}

/** What a GET asks: the parameters in its path and those in its query. */
function readAddress(
  { route, parameters }: ReturnType<typeof matchRoutes>[number],
  url: string,
): Outcome<Record<string, string>> {
  return { ok: true, value: { ...readQuery(url, route.query ?? []), ...parameters } };
}

/** Value of an `Allow` header: HEAD comes with GET, OPTIONS with everything. */
function formatAllow(routes: Route[]): string {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set([...methods, 'OPTIONS'])].join(', ');
}

function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('Access-Control-Request-Method');
}
