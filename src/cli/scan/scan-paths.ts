import { relative, resolve, sep } from 'node:path';
import type { FindingStatus } from '../../contract/finding.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { createYielder } from '../../primitives/yielder.ts';
import { openSource, refuseRepeatedInput } from '../reading/name-source.ts';
import type { ListOptions } from '../session/command-options.ts';
import { createFaultReporter, createMessages, startRun } from '../session/messages.ts';
import { readTextContext } from '../session/read-trusted-addresses.ts';
import { readKnownOptions } from '../session/read-watchlists.ts';
import { StatusCounts } from '../session/summary-counts.ts';
import { type CliIo, locate } from '../terminal/cli-io.ts';
import { CliError, EXIT_CODES, type ExitCode } from '../terminal/exit-codes.ts';
import { createFindingWriter, type ScanFormat } from './finding-writer.ts';
import { readBaseline } from './read-baseline.ts';
import { createOwnFileTest, readChunks } from './read-chunks.ts';
import type { ScanFinding } from './scan-finding.ts';
import { createStreamScanner, type Scan } from './scan-stream.ts';
import { type WalkedEntry, walkFiles } from './walk-files.ts';

/** Options of a scan. */
export interface ScanOptions
  extends Pick<ListOptions, 'watchlist' | 'knownNames' | 'failOn' | 'quiet' | 'color'> {
  format: ScanFormat;
  /** Whether to also report findings that are only worth knowing. */
  all?: boolean;
  /** Path of the output of an earlier scan. */
  baseline?: string;
  /** False with `--no-gitignore`. */
  gitignore: boolean;
  /** Version of the package, for SARIF. */
  version: string;
}

/** Path of standard input in findings. */
const STANDARD_INPUT = '<stdin>';

/** Scans files and folders, and writes what it finds. `-` means standard input. */
export async function scanPaths(
  io: CliIo,
  paths: readonly string[],
  options: ScanOptions,
): Promise<ExitCode> {
  refuseRepeatedInput([...paths, ...options.watchlist]);
  if (options.watchlist.includes('-')) {
    throw new CliError('scan reads a watchlist twice, so --watchlist needs a file instead of “-”.');
  }
  const { quiet = false, failOn } = options;
  const messages = createMessages(io.errors);
  const baseline = options.baseline === undefined ? null : readBaseline(io, options.baseline);
  const counts = new ScanCounts();
  const unread = createFaultReporter(messages, 'file that cannot be read');
  const unused = createFaultReporter(messages, '.gitignore that is not used');
  const run = startRun(io, messages, quiet, (seconds) => formatProgress(counts, seconds));
  const writer = createFindingWriter(io, options);
  const known = await readKnownOptions(io, options, messages, run.signal);
  const context = await readTextContext(io, known, options.watchlist, run.signal);

  const isOwnFile = createOwnFileTest(io, options.baseline);
  const judging = { context, reportsAll: options.all ?? false };
  const scan = createFileScan(io, judging, counts, isOwnFile, run.signal, async (findings) => {
    const added = baseline ? findings.filter((finding) => !baseline.covers(finding)) : findings;
    counts.addFindings(added);
    if (added.length > 0 && !io.output.isClosed) await writer.write(added);
    if (io.output.isClosed) run.stop();
  });
  const gitignore = { cwd: io.cwd, usesGitignore: options.gitignore };
  for (const path of paths) {
    const entries: Iterable<WalkedEntry> =
      path === '-' ? [{ kind: 'stream', path }] : walkFiles(path, gitignore);
    for (const entry of entries) {
      if (run.signal.aborted) break;
      if (entry.kind === 'skipped') counts.addSkipped(entry.reason);
      else if (entry.kind === 'unused') {
        await unused.add(`${formatPath(io, entry.path)}: ${entry.reason}`);
      } else {
        const reason = entry.kind === 'unreadable' ? entry.reason : await scan(entry);
        if (reason !== null)
          await unread.add(`namescope: ${formatPath(io, entry.path)}: ${reason}`);
      }
    }
  }
  await writer.end();
  await io.output.flush();
  await run.end();
  await unused.end();
  await unread.end();
  if (run.isInterrupted) {
    await messages.print(`Interrupted after ${formatCount(counts.files, 'file')}.`);
    return EXIT_CODES.interrupted;
  }
  if (!quiet && !io.output.isClosed) await messages.print(counts.summarize(baseline?.matched ?? 0));
  if (counts.statuses.reaches(failOn)) return EXIT_CODES.found;
  const isIncomplete = failOn !== undefined && io.output.isClosed;
  if (isIncomplete) {
    await messages.print('namescope: The output was closed early, so the scan is incomplete.');
  }
  return unread.count > 0 || isIncomplete ? EXIT_CODES.failure : EXIT_CODES.nothing;
}

/** Returns a function that scans a file. If the file cannot be read completely, the function returns the reason. */
function createFileScan(
  io: CliIo,
  scan: Scan,
  counts: ScanCounts,
  isOwnFile: (path: string) => boolean,
  signal: AbortSignal,
  onFindings: (findings: readonly ScanFinding[]) => Promise<void>,
) {
  const yieldIfDue = createYielder();
  return async ({ kind, path }: { kind: 'file' | 'stream'; path: string }) => {
    if (kind === 'file' && isOwnFile(locate(io, path))) {
      counts.addSkipped('own');
      return null;
    }
    const scanner = createStreamScanner(path === '-' ? STANDARD_INPUT : formatPath(io, path), scan);
    const report = async (found: ReturnType<typeof scanner.end>) => {
      const findings = Array.isArray(found) ? found : await found;
      if (findings.length > 0) await onFindings(findings);
    };
    try {
      const chunks =
        kind === 'file' ? readChunks(locate(io, path)) : openSource(io, path).read(signal);
      for await (const chunk of chunks) {
        counts.bytes += chunk.length;
        const found = scanner.push(chunk);
        if (found === null) {
          counts.addSkipped('binary');
          return null;
        }
        await report(found);
        await yieldIfDue();
        if (signal.aborted) return null;
      }
      if (signal.aborted) return null;
      await report(scanner.end());
      counts.files += 1;
      return null;
    } catch (error) {
      if (!(error instanceof UnreadableSourceError)) throw error;
      if (!hasVanished(path, error)) return error.message;
      counts.addSkipped('vanished');
      return null;
    }
  };
}

/**
 * Checks whether a file was deleted after its folder was read. A name that is not valid Unicode cannot be opened, so it
 * does not count.
 */
function hasVanished(path: string, { cause }: Error): boolean {
  return (cause as NodeJS.ErrnoException)?.code === 'ENOENT' && !path.includes('\ufffd');
}

/** Returns a path relative to the working folder if it is inside that folder, with `/` between folders. */
function formatPath({ cwd }: CliIo, path: string): string {
  const within = relative(cwd, resolve(cwd, path));
  const isInside = within !== '' && within !== '..' && !within.startsWith(`..${sep}`);
  return (isInside ? within : path).split(sep).join('/');
}

function formatProgress({ files, bytes, statuses }: ScanCounts, seconds: number): string {
  const speed = seconds > 0 ? ` · ${Math.round(bytes / seconds / 1e6)} MB a second` : '';
  return `${formatCount(files, 'file')} · ${formatCount(statuses.total, 'finding')}${speed}`;
}

/** Why a file was not scanned. */
type SkipReason = 'binary' | 'link' | 'special' | 'ignored' | 'vanished' | 'own';

const SKIP_NOUNS: Readonly<Record<SkipReason, [one: string, many: string]>> = {
  binary: ['binary file', 'binary files'],
  link: ['symbolic link', 'symbolic links'],
  special: ['special file', 'special files'],
  ignored: ['ignored file or folder', 'ignored files and folders'],
  own: ['baseline or output file', 'baseline and output files'],
  vanished: ['deleted file', 'deleted files'],
};

/** Counts what a scan found and skipped. */
class ScanCounts {
  files = 0;
  bytes = 0;
  readonly statuses = new StatusCounts();
  readonly skipped = new Map<SkipReason, number>();

  addFindings(findings: readonly ScanFinding[]): void {
    for (const { status } of findings) this.statuses[status] += 1;
  }

  addSkipped(reason: SkipReason): void {
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
  }

  /**
   * Returns the summary, such as `2 findings in 10 files: 1 alert, 1 warn; 3 binary files skipped.`
   *
   * @param known number of findings that the baseline contains
   */
  summarize(known: number): string {
    const { statuses } = this;
    const listed: FindingStatus[] =
      statuses.info > 0 ? ['alert', 'warn', 'info'] : ['alert', 'warn'];
    const skipped = Array.from(this.skipped, ([reason, count]) =>
      formatCount(count, ...SKIP_NOUNS[reason]),
    );
    const parts = [
      `${formatCount(statuses.total, 'finding')} in ${formatCount(this.files, 'file')}: ${statuses.list(listed)}`,
      ...(known > 0 ? [`${known.toLocaleString('en')} in the baseline`] : []),
      ...(skipped.length > 0 ? [`${skipped.join(', ')} skipped`] : []),
    ];
    return `${parts.join('; ')}.`;
  }
}
