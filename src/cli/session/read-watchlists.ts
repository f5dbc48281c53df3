import { ADDRESS_PROBLEMS } from '../../addresses/read-address.ts';
import type { WatchOptions } from '../../engine/list-engine.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { isCsvFile } from '../../lists/readers/detect-format.ts';
import type { RejectedLine } from '../../lists/readers/rejected-line.ts';
import { removeProtection } from '../../lists/trusted/format-trusted.ts';
import { parseTrustedLine } from '../../lists/trusted/trusted-entry.ts';
import { isNoteHeading } from '../../lists/trusted/trusted-reader.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { quotePlainLabel } from '../../words/quoting/quote-plain-label.ts';
import { openSource } from '../reading/name-source.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import { CliError } from '../terminal/exit-codes.ts';
import type { ListOptions } from './command-options.ts';
import {
  createFaultReporter,
  type FaultReporter,
  formatRejectedLine,
  type Messages,
} from './messages.ts';
import { describeGuess } from './session.ts';

/**
 * Reads the engine options for `--watchlist` and `--no-known-names`. Prints watchlist entries that are not valid names.
 *
 * @throws CliError as {@link readWatchlists} does
 */
export async function readKnownOptions(
  io: CliIo,
  options: Pick<ListOptions, 'watchlist' | 'knownNames' | 'failOn'>,
  messages: Pick<Messages, 'print'>,
  signal: AbortSignal,
): Promise<WatchOptions> {
  const usesKnownNames = options.knownNames;
  if (options.watchlist.length === 0) return { usesKnownNames };
  const watchlist = await readWatchlists(io, options, messages, signal, async (names) => {
    const { inspector } = await createNodeListEngine({ watchlist: names });
    return inspector.watchlistFaults.map(({ path, detail }) => ({
      name: names[Number(/\d+/.exec(path)?.[0])] ?? '',
      detail,
    }));
  });
  return { usesKnownNames, watchlist };
}

/** Maximum number of watched names. A larger index takes minutes and gigabytes to build. */
const MAX_WATCHED = 100_000;

const ADDRESS = /0x[\da-f]{40}/iu;

/** Matches an exported JSON line with an address and an optional note. */
const JSON_ADDRESS = /^\{"address":"0x[\da-f]{40}"(?:\}$|,"note":")/i;

/** Checks whether a line contains an address instead of a name. */
function hasOnlyAddress({ reason, excerpt }: RejectedLine): boolean {
  return reason === 'no_such_field'
    ? JSON_ADDRESS.test(excerpt)
    : reason === 'no_name' && ADDRESS.test(excerpt);
}

/**
 * Reads the names of all watchlists, without duplicates. Files that the page exports also contain addresses. Reads only
 * the name from a line with a name and an address, and skips a line with only an address. A name in another column is a
 * fault, unless it is in a note. Prints all faults.
 *
 * @param findFaults finds names that cannot be watched
 * @throws CliError if part of a watchlist cannot be read, because verdicts would be wrong without it. Also if there are
 * faults and `--fail-on` is given, because imitations of skipped names would pass
 */
export async function readWatchlists(
  io: CliIo,
  { watchlist, failOn }: Pick<ListOptions, 'watchlist' | 'failOn'>,
  messages: Pick<Messages, 'print'>,
  signal: AbortSignal,
  findFaults: (names: string[]) => Promise<{ name: string; detail: string }[]> = async () => [],
): Promise<string[]> {
  const faults = createFaultReporter(messages, 'fault');
  /** Each name with the label of the first file that contains it. */
  const labels = new Map<string, string>();
  for (const path of new Set(watchlist)) await readWatchlist(io, path, labels, faults, signal);
  const names = [...labels.keys()];
  for (const { name, detail } of await findFaults(names)) {
    await faults.add(`${labels.get(name)}: ${quotePlainLabel(name)}: ${detail}`);
  }
  await faults.end();
  if (failOn !== undefined && faults.count > 0 && !signal.aborted) {
    throw new CliError(
      `${formatCount(faults.count, 'fault')} in the watchlist. --fail-on needs a watchlist without faults.`,
    );
  }
  return names;
}

async function readWatchlist(
  io: CliIo,
  path: string,
  labels: Map<string, string>,
  faults: FaultReporter,
  signal: AbortSignal,
): Promise<void> {
  const source = openSource(io, path);
  // Line breaks in error messages are kept, so line breaks in a file name must be escaped here.
  const label = escapeForTerminal(source.label);
  const isCsv = isCsvFile(path);
  let hasName = false;
  // Loaded on demand, because most runs have no watchlist.
  const { readNames } = await import('../reading/read-name-sources.ts');
  const reading = readNames([source], {
    // A note can mention a name. A name in any other column would not be protected.
    mayHaveNames: (heading) => !isNoteHeading(heading),
    isText: false,
    signal,
    callbacks: {
      onBytes: () => undefined,
      async onRejected(_, line) {
        if (!hasOnlyAddress(line)) await faults.add(formatRejectedLine(label, line));
      },
      onGuess: (_, guess) => faults.add(`${label}: ${describeGuess(guess)}`),
      async onUnreadable(_, reason) {
        throw new CliError(`${label}: ${reason}`);
      },
    },
  });
  for await (const batch of reading) {
    for (const line of batch) {
      const read = parseTrustedLine(isCsv ? removeProtection(line) : line);
      if ('problem' in read) {
        await faults.add(`${label}: ${line}: ${ADDRESS_PROBLEMS[read.problem]}`);
      } else if (read.entry.name !== null) {
        hasName = true;
        if (!labels.has(read.entry.name)) labels.set(read.entry.name, label);
      }
    }
    if (labels.size > MAX_WATCHED) {
      throw new CliError(
        `${label}: Watchlists can have at most ${formatCount(MAX_WATCHED, 'name')} in total.`,
      );
    }
  }
  if (!hasName && !signal.aborted) await faults.add(`${label}: The watchlist contains no names.`);
}
