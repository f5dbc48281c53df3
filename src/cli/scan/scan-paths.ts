import { relative, sep } from 'node:path';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { ListOptions } from '../options/list-options.ts';
import { CliError } from '../process/cli-error.ts';
import { EXIT_CODES, type ExitCode } from '../process/exit-codes.ts';
import { standardError, standardOutput } from '../process/standard-streams.ts';
import { openSource, refuseRepeatedInput } from '../reading/name-source.ts';
import { createFaultReporter } from '../session/fault-reporter.ts';
import { createMessages } from '../session/messages.ts';
import { readKnownOptions } from '../session/read-known-options.ts';
import { readTextContext } from '../session/read-text-context.ts';
import { startRun } from '../session/run-control.ts';
import { reachesStatus, sumCounts } from '../session/status-counts.ts';
import { createFindingWriter, type ScanFormat } from './finding-writer.ts';
import { createOwnFileTest } from './own-files.ts';
import { readBaseline } from './read-baseline.ts';
import { readChunks } from './read-chunks.ts';
import { ScanCounts } from './scan-counts.ts';
import type { ScanFinding } from './scan-finding.ts';
import { createStreamScanner, type Scan } from './scan-stream.ts';
import { type WalkedEntry, walkFiles } from './walk-files.ts';

/** Options of a scan, with the default format filled in. */
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
export async function scanPaths(paths: readonly string[], options: ScanOptions): Promise<ExitCode> {
  refuseRepeatedInput([...paths, ...options.watchlist]);
  if (options.watchlist.includes('-')) {
    throw new CliError('scan reads a watchlist twice, so --watchlist needs a file instead of “-”.');
  }
  const { quiet = false, failOn } = options;
  const messages = createMessages(standardError);
  const baseline = options.baseline === undefined ? null : readBaseline(options.baseline);
  const counts = new ScanCounts();
  const unread = createFaultReporter(messages, 'file that cannot be read');
  const unused = createFaultReporter(messages, '.gitignore that is not used');
  const run = startRun(messages, quiet, (seconds) => formatProgress(counts, seconds));
  const writer = createFindingWriter(options);
  const known = await readKnownOptions(options, messages, run.signal);
  const context = await readTextContext(known, options.watchlist, run.signal);

  const isOwnFile = createOwnFileTest(options.baseline);
  const judging = { context, reportsAll: options.all ?? false };
  const scan = createFileScan(judging, counts, isOwnFile, run.signal, async (findings) => {
    const added = baseline ? findings.filter((finding) => !baseline.covers(finding)) : findings;
    counts.addFindings(added);
    if (added.length > 0 && !standardOutput.isClosed) await writer.write(added);
    if (standardOutput.isClosed) run.stop();
  });
  const gitignore = { usesGitignore: options.gitignore };
  for (const path of paths) {
    const entries: Iterable<WalkedEntry> =
      path === '-' ? [{ kind: 'stream', path }] : walkFiles(path, gitignore);
    for (const entry of entries) {
      if (run.signal.aborted) break;
      if (entry.kind === 'skipped') counts.addSkipped(entry.reason);
      else if (entry.kind === 'unused') {
        await unused.add(`${formatPath(entry.path)}: ${entry.reason}`);
      } else {
        const reason = entry.kind === 'unreadable' ? entry.reason : await scan(entry);
        if (reason !== null) await unread.add(`namescope: ${formatPath(entry.path)}: ${reason}`);
      }
    }
  }
  await writer.end();
  await standardOutput.flush();
  await run.end();
  await unused.end();
  await unread.end();
  if (run.isInterrupted) {
    await messages.print(`Interrupted after ${formatCount(counts.files, 'file')}.`);
    return EXIT_CODES.interrupted;
  }
  if (!quiet && !standardOutput.isClosed)
    await messages.print(counts.summarize(baseline?.matched ?? 0));
  if (reachesStatus(counts.statuses, failOn)) return EXIT_CODES.found;
  const isIncomplete = failOn !== undefined && standardOutput.isClosed;
  if (isIncomplete) {
    await messages.print('namescope: The output was closed early, so the scan is incomplete.');
  }
  return unread.count > 0 || isIncomplete ? EXIT_CODES.failure : EXIT_CODES.nothing;
}

/** Returns a function that scans a file. If the file cannot be read completely, the function returns the reason. */
function createFileScan(
  scan: Scan,
  counts: ScanCounts,
  isOwnFile: (path: string) => boolean,
  signal: AbortSignal,
  onFindings: (findings: readonly ScanFinding[]) => Promise<void>,
) {
  const yieldIfDue = createYielder();
  return async ({ kind, path }: { kind: 'file' | 'stream'; path: string }) => {
    if (kind === 'file' && isOwnFile(path)) {
      counts.addSkipped('own');
      return null;
    }
    const scanner = createStreamScanner(path === '-' ? STANDARD_INPUT : formatPath(path), scan);
    const report = async (found: ReturnType<typeof scanner.end>) => {
      const findings = Array.isArray(found) ? found : await found;
      if (findings.length > 0) await onFindings(findings);
    };
    try {
      const chunks = kind === 'file' ? readChunks(path) : openSource(path).read(signal);
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
export function formatPath(path: string): string {
  const within = relative('', path);
  const isInside = within !== '' && within !== '..' && !within.startsWith(`..${sep}`);
  return (isInside ? within : path).split(sep).join('/');
}

function formatProgress({ files, bytes, statuses }: ScanCounts, seconds: number): string {
  const speed = seconds > 0 ? ` · ${Math.round(bytes / seconds / 1e6)} MB a second` : '';
  return `${formatCount(files, 'file')} · ${formatCount(sumCounts(statuses), 'finding')}${speed}`;
}
