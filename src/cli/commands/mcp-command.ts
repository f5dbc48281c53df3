import type { Command } from 'commander';
import { addExamples } from '../options/add-examples.ts';
import { createWatchlistOption } from '../options/shared-options.ts';

/** Adds `namescope mcp`, which answers assistants over the Model Context Protocol. */
export function addMcpCommand(program: Command): void {
  const command = program
    .command('mcp')
    .description(
      'Serves tools for assistants (Model Context Protocol) over standard input and output.',
    )
    .addOption(createWatchlistOption())
    .option('--no-known-names', 'ignore the built-in known names')
    .action(async (options) => {
      // Loaded on demand, because no other command needs the packages of the protocol.
      const { serveAssistant } = await import('../mcp/serve-assistant.ts');
      await serveAssistant(options);
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
