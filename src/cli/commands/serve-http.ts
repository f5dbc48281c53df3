import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6, type Socket } from 'node:net';
import { createNodeInspector } from '../../hosts/node.ts';
import { BACKLOG, createNodeListener, SERVER_LIMITS } from '../../hosts/node-adapter.ts';
import { createPooledHandler } from '../../hosts/thread-pool.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { refuseRepeatedInput } from '../reading/name-source.ts';
import { createMessages } from '../session/messages.ts';
import { readKnownOptions } from '../session/read-watchlists.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import { CliError, EXIT_CODES, type ExitCode } from '../terminal/exit-codes.ts';

/** Options of `namescope serve`. */
export interface ServeOptions {
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

/** Answers requests until SIGINT or SIGTERM. */
export async function serveHttp(io: CliIo, options: ServeOptions): Promise<ExitCode> {
  const { output, errors } = io;
  const port = readPort(options.port);
  if (options.host === '') throw new CliError('--host must not be empty.');
  refuseRepeatedInput(options.watchlist);
  const messages = createMessages(errors);
  const known = await readKnownOptions(
    io,
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
  const closed = closeOnSignal(io, server);
  if (WILDCARD_ADDRESSES.has(address)) {
    await errors.write('namescope: anyone who can reach this machine can use this server.\n');
  }
  await output.write(`http://${formatHost(address)}:${actualPort}${BASE_PATH}/openapi.json\n`);
  await output.flush().catch((error: unknown) => {
    server.close();
    throw error;
  });
  if (errors.isTerminal) await messages.print('Press Ctrl-C to stop.');
  return closed;
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
    server.listen(port, host, BACKLOG, () => resolve(server.address() as AddressInfo));
  });
}

/** Returns the host by which a client on this machine reaches the server. */
function formatHost(address: string): string {
  if (WILDCARD_ADDRESSES.has(address)) return 'localhost';
  return isIPv6(address) ? `[${address}]` : address;
}

/** Closes the server on SIGINT or SIGTERM. Resolves when open requests are answered or the timeout has passed. */
function closeOnSignal({ signals }: CliIo, server: Server): Promise<ExitCode> {
  // Browsers open connections in advance. Node does not count a connection without requests as idle.
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return new Promise((resolve) => {
    const close = (signal: 'SIGINT' | 'SIGTERM') => {
      server.close(() =>
        resolve(signal === 'SIGINT' ? EXIT_CODES.interrupted : EXIT_CODES.nothing),
      );
      for (const socket of unused) socket.destroy();
      // A busy connection becomes idle after its response.
      setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL).unref();
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) signals.once(signal, () => close(signal));
  });
}

/**
 * Returns the origins that can use the server, or undefined if every origin can. With a watchlist, the origins are
 * limited, because any website in the user's browser could otherwise find out which names are on the list.
 *
 * @param ownHosts hosts of the server with their ports. Its own pages can use it
 */
export function getAllowedOrigins(
  { cors, watchlist }: Pick<ServeOptions, 'cors' | 'watchlist'>,
  ownHosts: readonly string[],
): string[] | undefined {
  if (cors?.includes('*')) return undefined;
  if (cors === undefined && watchlist.length === 0) return undefined;
  const own = ownHosts.map((host) => `http://${host}`).filter((origin) => URL.canParse(origin));
  return [...(cors ?? []), ...own.map((origin) => new URL(origin).origin)];
}
