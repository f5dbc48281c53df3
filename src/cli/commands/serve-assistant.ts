import type { McpServer } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
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
import { createLineTransport, UNHANDLED } from './line-transport.ts';

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

/** Serves a single client over standard input and output, until the client closes either stream, or until Ctrl-C. */
function serveStandardStreams(
  io: CliIo,
  createServer: () => McpServer,
  onFault: (description: string) => void,
): Promise<ExitCode> {
  const transport = createLineTransport(io, { onFault });
  const connection = serveStdio(createServer, {
    transport,
    // An error message can quote the input.
    onerror: ({ message }) => {
      if (!/closed/iu.test(message)) onFault(UNHANDLED);
    },
  });
  return new Promise((resolve) => {
    const { onclose } = transport;
    let exitCode: ExitCode = EXIT_CODES.nothing;
    const interrupt = () => {
      exitCode = EXIT_CODES.interrupted;
      void connection.close();
    };
    io.signals.once('SIGINT', interrupt);
    io.signals.once('SIGTERM', () => void connection.close());
    transport.onclose = () => {
      onclose?.();
      io.signals.off('SIGINT', interrupt);
      resolve(exitCode);
    };
  });
}
