import type { Command } from 'commander';
import type { ScanOptions } from '../scan/scan-paths.ts';
import {
  addColorOptions,
  addExamples,
  createFormatOption,
  SHARED_OPTIONS,
} from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';

/** Adds `namescope scan`, which finds deceptive names, addresses and characters in any text. */
export function addScanCommand(program: Command, io: CliIo): void {
  const command = program
    .command('scan')
    .description('Finds deceptive names, addresses and hidden characters in files and folders.')
    .argument('[paths...]', 'files and folders to scan; - (the default) reads standard input')
    .addOption(createFormatOption(['table', 'jsonl', 'json', 'sarif']))
    .option('--all', 'also show findings with the status info, and names outside ENS')
    .addOption(SHARED_OPTIONS.watchlist)
    .addOption(SHARED_OPTIONS.knownNames)
    .addOption(SHARED_OPTIONS.failOn)
    .option(
      '--baseline <file>',
      'show only findings that are new since an earlier scan (its output in jsonl or sarif format)',
    )
    .option('--no-gitignore', 'also scan ignored files and node_modules')
    .addOption(SHARED_OPTIONS.quiet)
    .action(async (paths: string[], options: ScanOptions) => {
      if (paths.length === 0 && io.stdin.isTTY) command.help({ error: true });
      const { scanPaths } = await import('../scan/scan-paths.ts');
      const version = program.version() ?? '';
      io.exitCode = await scanPaths(io, paths.length > 0 ? paths : ['-'], { ...options, version });
    });
  addColorOptions(command);
  addExamples(
    command,
    [
      ['namescope scan .', 'everything in this folder'],
      ['namescope scan - < message.txt', 'one text'],
      ['namescope scan . --fail-on warn', 'exit code 1 for a warning or an alert'],
      ['namescope scan . --format sarif > scan.sarif', 'a report for code hosts such as GitHub'],
      ['namescope scan . --baseline known.jsonl', 'only new findings'],
    ],
    'Exit codes: 0 if no finding has the --fail-on status or a worse one, 1 if at least one finding has,\n2 for wrong usage or unreadable input, 130 after Ctrl-C.',
  );
}
