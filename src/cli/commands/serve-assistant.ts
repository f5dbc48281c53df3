import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type McpServer,
} from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { createAssistantServer } from '../../mcp/create-assistant-server.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import type { ListOptions } from '../session/command-options.ts';
import { createMessages } from '../session/messages.ts';
import { readTrustedAddresses } from '../session/read-trusted-addresses.ts';
import { readKnownOptions } from '../session/read-watchlists.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import { CliError, EXIT_CODES, type ExitCode } from '../terminal/exit-codes.ts';
import { createLineFilter, createOpenCalls, type LineFault } from './filter-lines.ts';

/** Serves tools for assistants until the client closes the connection, or until Ctrl-C. */
export async function serveAssistant(
  io: CliIo,
  { watchlist, knownNames }: Pick<ListOptions, 'watchlist' | 'knownNames'>,
  version: string,
): Promise<ExitCode> {
  if (watchlist.includes('-')) {
    throw new CliError(
      '--watchlist needs a file instead of “-”, because the assistant uses standard input.',
    );
  }
  const messages = createMessages(io.errors);
  const { signal } = new AbortController();
  const known = await readKnownOptions(io, { watchlist, knownNames }, messages, signal);
  const trusted = createTrustedAddresses(
    await readTrustedAddresses(io, watchlist, signal, messages.print),
  );
  const loadInspector = retryableOnce(() => createNodeInspector(known));
  // Starts loading before the first call. A call reports a failure.
  loadInspector().catch(() => {});
  const print = (text: string) => void messages.print(`namescope: ${text}`);
  if (io.stdin.isTTY) {
    print('waiting for an assistant on standard input. Press Ctrl-C to stop.');
  }
  return serveStandardStreams(
    io,
    () =>
      createAssistantServer({
        loadInspector,
        trusted,
        version,
        onError: (error) => print(getErrorMessage(error)),
      }),
    print,
  );
}

/** Maximum length of a message in bytes. A text of 1,000,000 characters fits, unless most of it is escaped. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

const FAULTS: Readonly<Record<LineFault, string>> = {
  too_long: `A message is longer than ${MAX_MESSAGE_BYTES} bytes and was skipped.`,
  not_json: 'A line is not JSON and was skipped.',
};

const UNHANDLED = 'A message could not be handled and was skipped.';

/** Codes of JSON-RPC: https://www.jsonrpc.org/specification#error_object */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

/** Maximum time to answer pending requests after the client closes standard input, in milliseconds. */
const MAX_WAIT = 60_000;

/**
 * Serves a single client over standard input and output, until the client closes either stream, or until Ctrl-C. If the client closes standard input, the server first answers every request.
 *
 * @param onFault called with a description of each message that is skipped. It quotes nothing of the message
 */
function serveStandardStreams(
  { stdin, output: { stream: stdout }, signals }: CliIo,
  createServer: () => McpServer,
  onFault: (description: string) => void,
): Promise<ExitCode> {
  const calls = createOpenCalls(MAX_WAIT);
  const refuse = (id: unknown, code: number, description: string) => {
    onFault(description);
    const error = { code, message: description };
    // The types of the protocol require an ID, but the ID of a message that cannot be parsed is not known.
    transport.send({ jsonrpc: '2.0', id, error } as never).catch(() => {});
  };
  const accepts = (value: unknown) => {
    if (isMessage(value)) {
      calls.addReceived(value);
      return true;
    }
    const { id, method } = (value ?? {}) as { id?: unknown; method?: unknown };
    // A message with a method but no ID is a notification, which is never answered.
    if (id === undefined && method !== undefined) onFault(UNHANDLED);
    else refuse(isId(id) ? id : null, INVALID_REQUEST, UNHANDLED);
    return false;
  };
  const lines = createLineFilter({
    maxBytes: MAX_MESSAGE_BYTES,
    accepts,
    onFault: (fault) => refuse(null, PARSE_ERROR, FAULTS[fault]),
    beforeEnd: calls.whenAnswered,
  });
  const transport = new StdioServerTransport(stdin.pipe(lines), stdout);
  const send = transport.send.bind(transport);
  transport.send = (message) => {
    calls.addSent(message);
    return send(message);
  };
  const connection = serveStdio(createServer, {
    transport,
    onerror: (error) => {
      // An error message can quote the input.
      if (!isClosed(error)) onFault(UNHANDLED);
    },
  });
  return new Promise((resolve) => {
    const { onclose } = transport;
    let exitCode: ExitCode = EXIT_CODES.nothing;
    const interrupt = () => {
      exitCode = EXIT_CODES.interrupted;
      void connection.close();
    };
    signals.once('SIGINT', interrupt);
    signals.once('SIGTERM', () => void connection.close());
    transport.onclose = () => {
      onclose?.();
      signals.off('SIGINT', interrupt);
      // An open standard input would keep the process alive.
      stdin.unpipe(lines).destroy();
      resolve(exitCode);
    };
  });
}

function isMessage(value: unknown): value is object {
  return isJSONRPCRequest(value) || isJSONRPCNotification(value) || isJSONRPCResponse(value);
}

function isId(id: unknown): id is string | number {
  return typeof id === 'string' || typeof id === 'number';
}

/** Checks whether an error only says that the client no longer reads. */
function isClosed({ code, message }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'EOF' || /closed/iu.test(message);
}
