import type { Outcome } from '../contract/problem.ts';
import { createFailure } from '../engine/create-problem.ts';
import type { NameInspector } from '../engine/name-inspector.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { matchRequest, normalizeBasePath } from './match-request.ts';
import { createOpenapiDocument } from './openapi-document.ts';
import { guardHandler } from './origin-policy.ts';
import { createBodyReader } from './request-body.ts';
import { createJsonResponse, createProblemResponse, dropBody, encodeJson } from './responses.ts';
import { type Cost, estimateCost, estimateSizeCost, runTask, type Task } from './tasks.ts';

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
  /** Runs a costly task elsewhere, such as on another thread. By default, the handler runs every task itself. */
  runElsewhere?: TaskRunner;
}

export type TaskRunner = (
  task: Task,
  cost: Exclude<Cost, 'short'>,
  signal: AbortSignal,
) => Promise<Outcome<Uint8Array<ArrayBuffer>>>;

/** Maximum numbers of requests in progress. A long request takes up to 20 MB while it runs, and its body takes 1 MiB. */
const MAX_OPEN: Readonly<Record<Cost, number>> = {
  short: Number.POSITIVE_INFINITY,
  medium: 300,
  long: 24,
};

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
  const readBody = createBodyReader();
  const open: Readonly<Record<Cost, Set<Task>>> = {
    short: new Set(),
    medium: new Set(),
    long: new Set(),
  };

  function findBusyFailure(cost: Cost): ReturnType<typeof createFailure> | null {
    if (open[cost].size < MAX_OPEN[cost]) return null;
    const detail = 'The server is busy with other long requests. Try again in a moment.';
    return createFailure('server_busy', detail);
  }

  /** Reads the body of a request. Does not read it if the server is too busy to use it. */
  async function readInput(operation: Task['operation'], request: Request) {
    const size = Number(request.headers.get('Content-Length'));
    return findBusyFailure(estimateSizeCost(operation, size)) ?? readBody(request);
  }

  /** Runs a task, unless too many tasks of the same cost are in progress. */
  async function runLimited(task: Task, signal: AbortSignal) {
    const cost = estimateCost(task);
    const failure = findBusyFailure(cost);
    if (failure) return failure;
    open[cost].add(task);
    const close = () => open[cost].delete(task);
    // workerd drops the request of a client that leaves, and does not run the `finally` block.
    signal.addEventListener('abort', close);
    try {
      return await runLoaded(task, cost, signal);
    } finally {
      close();
    }
  }

  async function runLoaded(task: Task, cost: Cost, signal: AbortSignal) {
    let inspector: NameInspector;
    try {
      inspector = await loadInspector();
    } catch (error) {
      onError(error);
      const detail = 'The tables that inspection needs could not be loaded. Try again in a moment.';
      return createFailure('tables_unavailable', detail);
    }
    return cost === 'short' || !options.runElsewhere
      ? runTask(inspector, task, signal)
      : options.runElsewhere(task, cost, signal);
  }

  async function respond(request: Request): Promise<Response> {
    const match = matchRequest(basePath, request);
    if (match instanceof Response) return match;
    const { operation, method, parameters } = match;
    if (operation === 'getOpenapi') return createJsonResponse(encodeJson(document));
    const input: Outcome<Task['input']> =
      method === 'POST' ? await readInput(operation, request) : { ok: true, value: parameters };
    const outcome = input.ok
      ? await runLimited({ operation, input: input.value }, request.signal)
      : input;
    return outcome.ok ? createJsonResponse(outcome.value) : createProblemResponse(outcome.problem);
  }

  const handle = guardHandler(respond, options.allowedOrigins, onError);
  return async (request) => {
    const response = await handle(request);
    return request.method === 'HEAD' ? dropBody(response) : response;
  };
}
