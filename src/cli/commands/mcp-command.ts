import type { Command } from 'commander';
import { addExamples, createWatchlistOption } from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';

/** Adds `namescope mcp`, which answers assistants over the Model Context Protocol. */
export function addMcpCommand(program: Command, io: CliIo): void {
  const command = program
    .command('mcp')
    .description(
      'Serves tools for assistants (Model Context Protocol) over standard input and output.',
    )
    .addOption(createWatchlistOption())
    .option('--no-known-names', 'ignore the built-in known names')
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
