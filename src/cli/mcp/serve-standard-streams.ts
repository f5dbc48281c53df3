import type { McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { EXIT_CODES } from '../process/exit-codes.ts';
import { createLineFilter, type LineFault } from './filter-lines.ts';

/** Maximum length of a message in bytes. A text of 1,000,000 characters fits, unless most of it is escaped. */
const MAX_MESSAGE_BYTES = 8 * 1024 * 1024;

const FAULTS: Readonly<Record<LineFault, string>> = {
  too_long: `A message is longer than ${MAX_MESSAGE_BYTES} bytes and was skipped.`,
  not_json: 'A line is not JSON and was skipped.',
};

/** Code of JSON-RPC for a message that cannot be parsed: https://www.jsonrpc.org/specification#error_object */
const PARSE_ERROR = -32_700;

/**
 * Serves one client over standard input and output. Resolves when the client closes either stream, or after Ctrl-C.
 *
 * @param onFault called with a description of each message that is skipped. It quotes nothing of the message
 */
export function serveStandardStreams(
  createServer: () => McpServer,
  onFault: (description: string) => void,
): Promise<void> {
  const { stdin, stdout } = process;
  const report = (description: string) => {
    onFault(description);
    const error = { code: PARSE_ERROR, message: description };
    // The types of the protocol require an ID, but the ID of a message that cannot be parsed is not known.
    transport.send({ jsonrpc: '2.0', id: null, error } as never).catch(() => {});
  };
  const lines = createLineFilter(MAX_MESSAGE_BYTES, (fault) => report(FAULTS[fault]));
  const transport = new StdioServerTransport(stdin.pipe(lines), stdout);
  const connection = serveStdio(createServer, {
    transport,
    onerror: (error) => {
      // An error message can quote the input.
      if (!isClosed(error)) onFault('A message could not be handled and was skipped.');
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

/** Checks whether an error only says that the client no longer reads. */
function isClosed({ code, message }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'EOF' || /closed/iu.test(message);
}
