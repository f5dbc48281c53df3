import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type McpServer,
} from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { EXIT_CODES } from '../process/exit-codes.ts';
import { createLineFilter, type LineFault } from './filter-lines.ts';
import { createOpenCalls } from './open-calls.ts';

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
 * Serves a single client over standard input and output. Resolves when the client closes either stream, or after
 * Ctrl-C. If the client closes standard input, the server first answers every request.
 *
 * @param onFault called with a description of each message that is skipped. It quotes nothing of the message
 */
export function serveStandardStreams(
  createServer: () => McpServer,
  onFault: (description: string) => void,
): Promise<void> {
  const { stdin, stdout } = process;
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
    const interrupt = () => {
      process.exitCode = EXIT_CODES.interrupted;
      void connection.close();
    };
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', () => void connection.close());
    transport.onclose = () => {
      onclose?.();
      process.off('SIGINT', interrupt);
      // An open standard input would keep the process alive.
      stdin.unpipe(lines).destroy();
      resolve();
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
