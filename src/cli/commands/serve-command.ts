import { createServer, type Server } from 'node:http';
import { type AddressInfo, isIPv6, type Socket } from 'node:net';
import type { Command } from 'commander';
import { createNodeInspector } from '../../hosts/node.ts';
import { createNodeListener } from '../../hosts/node-adapter.ts';
import { createHandler } from '../../http/handler.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';
import { CliError } from '../cli-error.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { addExamples } from '../options/add-examples.ts';
import { createWatchlistOption } from '../options/shared-options.ts';
import { readKnownOptions } from '../session/known-options.ts';
import { createMessages } from '../session/messages.ts';
import { standardError, standardOutput } from '../standard-streams.ts';

interface ServeOptions {
  port: string;
  host: string;
  watchlist?: string;
}

const BASE_PATH = '/api';
const MAX_PORT = 65_535;

/** How long the head of a request, and all of it, may take to arrive, in milliseconds. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;

/** How long requests are still answered once the process is told to end, in milliseconds. */
const CLOSING_TIME = 5_000;

/** How often idle connections are looked for meanwhile, in milliseconds. */
const IDLE_CHECK = 100;

/** Addresses that stand for all of the machine's. */
const ALL_ADDRESSES = new Set(['0.0.0.0', '::']);

/** `namescope serve`: the documented operations over HTTP. */
export function addServeCommand(program: Command): void {
  const command = program
    .command('serve')
    .description(`Answers the documented operations over HTTP, under ${BASE_PATH}, until Ctrl-C.`)
    .option('--port <number>', 'port to listen on; 0 takes a free one', '8080')
    .option('--host <address>', 'address to listen on; 0.0.0.0 are all', '127.0.0.1')
    .addOption(createWatchlistOption())
    .action(serve);
  addExamples(command, [
    ['namescope serve', 'for this machine alone'],
    ['namescope serve --port 0 --watchlist ours.txt', 'on a free port, with names of ours'],
    ['curl http://127.0.0.1:8080/api/inspect-grapheme/o', 'a question to it'],
  ]);
}

async function serve(options: ServeOptions): Promise<void> {
  const port = readPort(options.port);
  if (options.host === '') throw new CliError('--host must name an address.');
  const messages = createMessages(standardError);
  const inspector = await createNodeInspector(
    await readKnownOptions(
      { ...options, knownNames: true },
      messages,
      new AbortController().signal,
    ),
  );
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
    createNodeListener(
      createHandler({
        inspector: () => inspector,
        basePath: BASE_PATH,
        onError: (error) => void messages.say(getErrorMessage(error)),
      }),
    ),
  );
  const { address, port: taken } = await listen(server, port, options.host);
  // Signals are heard before the address is told: a script may end the process as soon as it reads it.
  const isClosed = closeOnSignal(server);
  if (ALL_ADDRESSES.has(address)) {
    await standardError.write(
      'namescope: anyone who can reach this machine can ask this server.\n',
    );
  }
  await standardOutput.write(`http://${formatHost(address)}:${taken}${BASE_PATH}/openapi.json\n`);
  await standardOutput.flush().catch((error: unknown) => {
    server.close();
    throw error;
  });
  if (standardError.isTerminal) await messages.say('Ctrl-C stops it.');
  await isClosed;
}

function readPort(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new CliError(`--port must be a whole number up to ${MAX_PORT}.`);
}

/** What listening fails for, in words. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken; --port 0 takes a free one',
  EACCES: 'this user may not use the port',
  EADDRNOTAVAIL: 'this machine does not have the address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up',
};

function listen(server: Server, port: number, host: string): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? error.message;
      reject(new CliError(`Cannot listen on ${host}, port ${port}: ${reason}.`, error));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

/** Where a client on this machine finds the server. */
function formatHost(address: string): string {
  if (ALL_ADDRESSES.has(address)) return 'localhost';
  return isIPv6(address) ? `[${address}]` : address;
}

/** Resolves once a signal has ended the server, with what was asked before answered. */
function closeOnSignal(server: Server): Promise<void> {
  // Connections over which nothing was asked yet, as browsers open them: Node does not call them idle.
  const silent = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return new Promise((resolve) => {
    const close = (signal: NodeJS.Signals) => {
      if (signal === 'SIGINT') process.exitCode = EXIT_CODES.interrupted;
      server.close(() => resolve());
      for (const socket of silent) socket.destroy();
      // Connections that were busy when it closed are idle once they have their answer.
      setInterval(() => server.closeIdleConnections(), IDLE_CHECK).unref();
      setTimeout(() => server.closeAllConnections(), CLOSING_TIME).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  });
}
