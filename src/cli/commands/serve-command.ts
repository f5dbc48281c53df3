import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6, type Socket } from 'node:net';
import type { Command } from 'commander';
import { createNodeInspector } from '../../hosts/node.ts';
import { createNodeListener, SERVER_LIMITS } from '../../hosts/node-adapter.ts';
import { createPooledHandler } from '../../hosts/thread-pool.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { addExamples } from '../options/add-examples.ts';
import { createCorsOption, getAllowedOrigins } from '../options/cors-option.ts';
import { createWatchlistOption } from '../options/shared-options.ts';
import { CliError } from '../process/cli-error.ts';
import { EXIT_CODES } from '../process/exit-codes.ts';
import { standardError, standardOutput } from '../process/standard-streams.ts';
import { refuseRepeatedInput } from '../reading/name-source.ts';
import { createMessages } from '../session/messages.ts';
import { readKnownOptions } from '../session/read-known-options.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';

interface ServeOptions {
  port: string;
  host: string;
  watchlist: readonly string[];
  cors?: readonly string[];
}

const BASE_PATH = '/api';
const MAX_PORT = 65_535;

/** Time that open requests have to finish after a signal, in milliseconds. */
const SHUTDOWN_TIMEOUT = 5_000;

/** Time between two checks for idle connections during the shutdown, in milliseconds. */
const IDLE_CHECK_INTERVAL = 100;

/** Wildcard addresses, which listen on every address of the machine. */
const WILDCARD_ADDRESSES = new Set(['0.0.0.0', '::']);

/** Adds `namescope serve`, which answers the documented operations over HTTP. */
export function addServeCommand(program: Command): void {
  const command = program
    .command('serve')
    .description(`Serves the HTTP API under ${BASE_PATH} until Ctrl-C.`)
    .option('--port <number>', 'port to listen on; 0 picks a free port', '8080')
    .option('--host <address>', 'address to listen on; 0.0.0.0 means all addresses', '127.0.0.1')
    .addOption(createWatchlistOption())
    .addOption(createCorsOption())
    .action(serve);
  addExamples(command, [
    ['namescope serve', 'serve this machine only'],
    ['namescope serve --port 0 --watchlist ours.txt', 'use a free port and a watchlist'],
    [
      'namescope serve --watchlist ours.txt --cors https://wallet.example',
      'allow requests from one website',
    ],
    ['curl http://127.0.0.1:8080/api/inspect-grapheme/o', 'send a request'],
  ]);
}

async function serve(options: ServeOptions): Promise<void> {
  const port = readPort(options.port);
  if (options.host === '') throw new CliError('--host must not be empty.');
  refuseRepeatedInput(options.watchlist);
  const messages = createMessages(standardError);
  const known = await readKnownOptions(
    { ...options, knownNames: true },
    messages,
    new AbortController().signal,
  );
  const inspector = await createNodeInspector(known);
  const server = Object.assign(createServer(), SERVER_LIMITS);
  const { address, port: actualPort } = await listen(server, port, options.host);
  const ownHosts = [formatHost(address), options.host].map((host) => `${host}:${actualPort}`);
  const handleRequest = createPooledHandler(
    {
      inspector: () => inspector,
      basePath: BASE_PATH,
      onError: (error) => void messages.print(getErrorMessage(error)),
      allowedOrigins: getAllowedOrigins(options, ownHosts),
    },
    known,
  );
  // The server has not accepted a connection yet, because that takes another iteration of the event loop.
  server.on('request', createNodeListener(handleRequest));
  // Listens for signals before printing the URL, because a script may stop the server as soon as it reads the URL.
  const closed = closeOnSignal(server);
  if (WILDCARD_ADDRESSES.has(address)) {
    await standardError.write(
      'namescope: anyone who can reach this machine can use this server.\n',
    );
  }
  await standardOutput.write(
    `http://${formatHost(address)}:${actualPort}${BASE_PATH}/openapi.json\n`,
  );
  await standardOutput.flush().catch((error: unknown) => {
    server.close();
    throw error;
  });
  if (standardError.isTerminal) await messages.print('Press Ctrl-C to stop.');
  await closed;
}

function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new CliError(`--port must be a whole number from 0 to ${MAX_PORT}.`);
}

/** Reasons why the server cannot listen, by error code. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; --port 0 picks a free port',
  EACCES: 'you do not have permission to use the port',
  EADDRNOTAVAIL: 'this machine does not have the address',
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name lookup failed',
};

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? error.message;
      reject(
        new CliError(escapeForTerminal(`Cannot listen on ${host} port ${port}: ${reason}.`), error),
      );
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** Returns the host by which a client on this machine reaches the server. */
function formatHost(address: string): string {
  if (WILDCARD_ADDRESSES.has(address)) return 'localhost';
  return isIPv6(address) ? `[${address}]` : address;
}

/** Closes the server on SIGINT or SIGTERM. Resolves when open requests are answered or the timeout has passed. */
function closeOnSignal(server: Server): Promise<void> {
  // Browsers open connections in advance. Node does not count a connection without requests as idle.
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return new Promise((resolve) => {
    const close = (signal: NodeJS.Signals) => {
      if (signal === 'SIGINT') process.exitCode = EXIT_CODES.interrupted;
      server.close(() => resolve());
      for (const socket of unused) socket.destroy();
      // A busy connection becomes idle after its response.
      setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL).unref();
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  });
}
