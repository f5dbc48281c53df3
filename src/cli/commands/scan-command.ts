import { type Command, Option } from 'commander';
import type { ScanFormat } from '../scan/finding-writer.ts';
import type { ScanOptions } from '../scan/scan-paths.ts';
import {
  addColorOptions,
  addExamples,
  createFailOnOption,
  createFormatOption,
  createWatchlistOption,
  getDefaultFormat,
} from '../session/command-options.ts';
import type { CliIo } from '../terminal/cli-io.ts';

const FORMATS: readonly ScanFormat[] = ['table', 'jsonl', 'json', 'sarif'];

/** Adds `namescope scan`, which finds deceptive names, addresses and characters in any text. */
export function addScanCommand(program: Command, io: CliIo): void {
  const command = program
    .command('scan')
    .description('Finds deceptive names, addresses and hidden characters in files and folders.')
    .argument('[paths...]', 'files and folders to scan; - (the default) reads standard input')
    .addOption(createFormatOption(FORMATS))
    .addOption(
      new Option('--all', 'also show findings with the status info, and names outside ENS'),
    )
    .addOption(createWatchlistOption())
    .addOption(new Option('--no-known-names', 'ignore the built-in known names'))
    .addOption(createFailOnOption())
    .addOption(
      new Option(
        '--baseline <file>',
        'show only findings that are new since an earlier scan (its output in jsonl or sarif format)',
      ),
    )
    .addOption(new Option('--no-gitignore', 'also scan ignored files and node_modules'))
    .addOption(new Option('--quiet', 'hide progress and summary'))
    .action(async (paths: string[], options: ScanOptions) => {
      if (paths.length === 0 && io.stdin.isTTY) command.help({ error: true });
      const { scanPaths } = await import('../scan/scan-paths.ts');
      const format = options.format ?? getDefaultFormat(io.output);
      const version = program.version() ?? '';
      const places = paths.length > 0 ? paths : ['-'];
      io.exitCode = await scanPaths(io, places, { ...options, format, version });
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
