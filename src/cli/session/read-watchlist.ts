import { ADDRESS_PROBLEMS } from '../../addresses/read-address.ts';
import { parseTrustedLine } from '../../lists/trusted/trusted-entry.ts';
import { formatCount } from '../../primitives/format-count.ts';
import { CliError } from '../process/cli-error.ts';
import { openSource } from '../reading/name-source.ts';
import { readNames } from '../reading/read-name-sources.ts';
import { createLineReporter } from './line-reporter.ts';
import type { Messages } from './messages.ts';

/** Maximum number of watched names. A larger index takes minutes and gigabytes to build. */
const MAX_WATCHED = 100_000;

/** Matches a line that contains an address. */
const ADDRESS = /0x[\da-f]{40}/iu;

/**
 * Reads all names of a watchlist and prints which lines it cannot read. If a line contains an address, reads only its
 * name; skips an address without a name. Files that the page exports contain such lines.
 *
 * @throws CliError if part of the watchlist cannot be read, because verdicts would be wrong without it
 */
export async function readWatchlist(
  path: string,
  messages: Messages,
  signal: AbortSignal,
): Promise<string[]> {
  const lineReporter = createLineReporter(messages);
  const names: string[] = [];
  const reading = readNames([openSource(path)], {
    signal,
    callbacks: {
      onBytes: () => undefined,
      async onRejected(source, line) {
        if (!ADDRESS.test(line.excerpt)) await lineReporter.add(source, line);
      },
      async onUnreadable({ label }, reason) {
        throw new CliError(`${label}: ${reason}`);
      },
    },
  });
  for await (const batch of reading) {
    for (const line of batch) {
      const read = parseTrustedLine(line);
      if ('problem' in read)
        await messages.print(`${path}: ${line}: ${ADDRESS_PROBLEMS[read.problem]}`);
      else if (read.entry.name !== null) names.push(read.entry.name);
    }
    if (names.length > MAX_WATCHED) {
      throw new CliError(
        `${path}: A watchlist can have at most ${formatCount(MAX_WATCHED, 'name')}.`,
      );
    }
  }
  await lineReporter.end();
  return names;
}
