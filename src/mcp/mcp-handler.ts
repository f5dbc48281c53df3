import { createMcpHandler as createProtocolHandler } from '@modelcontextprotocol/server';
import { createTrustedAddresses, type Pin } from '../addresses/trusted-addresses.ts';
import { guardHandler } from '../api/origin-policy.ts';
import { createBodyReader, parseBody } from '../api/request-body.ts';
import { createOptionsResponse, createProblemResponse } from '../api/responses.ts';
import { createFailure, createProblem } from '../engine/create-problem.ts';
import type { Inspector } from '../engine/inspector.ts';
import { retryableOnce } from '../primitives/retryable-once.ts';
import { createAssistantServer } from './create-assistant-server.ts';

export type { Pin } from '../addresses/trusted-addresses.ts';

export interface McpHandlerOptions {
  /**
   * Creates the inspector when the first call needs it. If creating the inspector fails, the waiting calls get an
   * error, and the next call calls this function again. After a success, this function is not called again.
   */
  inspector: () => Inspector | Promise<Inspector>;
  /** Addresses that `check_address` compares with. None by default. */
  trustedAddresses?: readonly Pin[];
  /** Version of the server that clients show. */
  version?: string;
  /** Called with every unexpected error, so that the host can log it. */
  onError?: (error: unknown) => void;
  /**
   * Origins of the websites that can use the server. By default, every website can use the server. Set this if the
   * inspector has a watchlist or if you pass trusted addresses, which must stay private. Clients that are not browsers
   * are always allowed.
   *
   * @example ['https://wallet.example']
   */
  allowedOrigins?: readonly string[] | undefined;
}

const METHODS = 'POST, OPTIONS';

/** Request headers that the protocol defines. */
const HEADERS =
  'Content-Type, Accept, Authorization, Mcp-Protocol-Version, Mcp-Session-Id, Mcp-Method, Mcp-Name, Last-Event-ID';

/** Maximum number of open subscriptions. The list of tools never changes, so subscribers never receive a message. */
const MAX_SUBSCRIPTIONS = 64;

/**
 * Creates an MCP server over Streamable HTTP as a single Fetch API handler. The function answers at every path and
 * never rejects. It keeps no sessions.
 *
 * @example
 * const handleRequest = createMcpHandler({ inspector: createNodeInspector });
 * export default { fetch: handleRequest };
 */
export function createMcpHandler(
  options: McpHandlerOptions,
): (request: Request) => Promise<Response> {
  const { onError = () => {}, trustedAddresses = [], version = '1.0.0' } = options;
  const readBody = createBodyReader();
  const loadInspector = retryableOnce(options.inspector);
  const trusted = createTrustedAddresses(trustedAddresses);
  const protocol = createProtocolHandler(
    () => createAssistantServer({ loadInspector, trusted, version, onError }),
    { maxSubscriptions: MAX_SUBSCRIPTIONS },
  );

  async function respond(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return createOptionsResponse(METHODS, HEADERS);
    if (request.method !== 'POST') {
      const detail = `This server keeps no sessions, so it supports only ${METHODS}.`;
      return createProblemResponse(createProblem('method_not_allowed', detail), { Allow: METHODS });
    }
    const bytes = await readBody(request);
    const body = bytes.ok ? parseBody(bytes.value) : bytes;
    if (!body.ok) return createProblemResponse(body.problem);
    // A batch could contain hundreds of calls. The protocol no longer supports batches.
    if (Array.isArray(body.value)) {
      const failure = createFailure('invalid_request', 'Send one message per request, not a list.');
      return createProblemResponse(failure.problem);
    }
    const response = await protocol.fetch(request, { parsedBody: body.value });
    // The headers of a protocol response may be immutable.
    return new Response(response.body, { status: response.status, headers: response.headers });
  }

  return guardHandler(respond, options.allowedOrigins, onError);
}
