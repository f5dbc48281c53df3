import { type Command, Option } from 'commander';
import { addExamples, SHARED_OPTIONS } from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import { CliError } from '../terminal/exit-codes.ts';
import type { ServeOptions } from './serve-http.ts';

/** Adds `namescope serve`, which answers the documented operations over HTTP. */
export function addServeCommand(program: Command, io: CliIo): void {
  const command = program
    .command('serve')
    .description('Serves the HTTP API under /api until Ctrl-C.')
    .option('--port <number>', 'port to listen on; 0 picks a free port', '8080')
    .option('--host <address>', 'address to listen on; 0.0.0.0 means all addresses', '127.0.0.1')
    .addOption(SHARED_OPTIONS.watchlist)
    .addOption(createCorsOption())
    .action(async (options: ServeOptions) => {
      const { serveHttp } = await import('./serve-http.ts');
      io.exitCode = await serveHttp(io, options);
    });
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

/** Creates `--cors`, which takes a list of origins. */
export function createCorsOption(): Option {
  return new Option(
    '--cors <origins>',
    'origins of websites that can use the server, separated by commas, or "*" for all (default: all; none with a watchlist)',
  ).argParser((text: string, previous: readonly string[] = []) => [
    ...previous,
    ...text.split(',').map(readOrigin),
  ]);
}

const ANY_ORIGIN = '*';

function readOrigin(text: string): string {
  const origin = text.trim();
  if (origin === ANY_ORIGIN) return origin;
  if (URL.canParse(origin) && new URL(origin).origin === origin.replace(/\/$/, '')) {
    return new URL(origin).origin;
  }
  throw new CliError('--cors needs origins such as https://wallet.example, or "*" for all.');
}

/** Adds `namescope mcp`, which answers assistants over the Model Context Protocol. */
export function addMcpCommand(program: Command, io: CliIo): void {
  const command = program
    .command('mcp')
    .description(
      'Serves tools for assistants (Model Context Protocol) over standard input and output.',
    )
    .addOption(SHARED_OPTIONS.watchlist)
    .addOption(SHARED_OPTIONS.knownNames)
    .action(async (options) => {
      const { serveAssistant } = await import('./serve-assistant.ts');
      io.exitCode = await serveAssistant(io, options, program.version() ?? '');
    });
  addExamples(
    command,
    [
      ['namescope mcp', 'tools that judge names, messages and addresses'],
      ['namescope mcp --watchlist ours.txt', 'also compare with your names and addresses'],
    ],
    'Assistants start this command themselves. Standard output contains only protocol messages.',
  );
}
